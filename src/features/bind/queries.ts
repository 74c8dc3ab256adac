import { readQuery } from '../../api/read-query';
import { boundCards } from './wire';

/** The borrower's bank cards. */
export const boundCardsQuery = () => readQuery({ path: '/v3/bind-card/bind-card-list' }, boundCards);
