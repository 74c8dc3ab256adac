import { readQuery } from '../../api/read-query';
import { cards } from '../../contract/cards';

export const boundCardsQuery = () => readQuery(cards, {});
