/** The query of bank cards. */
import { readQuery } from '../../api/read-query';
import { cards } from '../../contract/cards';

export const boundCardsQuery = () => readQuery(cards, {});
