/** The query of a promissory note. */
import { readQuery } from '../../api/read-query';
import { promissoryNote } from '../../contract/promissory-note';

export const promissoryNoteQuery = (orderNo: string | undefined) => readQuery(promissoryNote, { orderNo });
