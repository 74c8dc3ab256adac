import { readQuery } from '../../api/read-query';
import { firstRead } from '../../api/request';
import { screens } from '../../screens';
import { promissoryNote } from './wire';

/** The promissory note of an order. */
export const promissoryNoteQuery = (orderNo: string | undefined) =>
  readQuery(firstRead(screens.contract.read, { orderNo }), promissoryNote);
