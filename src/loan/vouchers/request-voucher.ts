/** Sends the read of the instructions at the tap that opens them, so that the answer is awaited while they are rendered. */
import { sendAhead } from '../../api/client';
import { voucher } from '../../contract/voucher';
import { paths, type VoucherKey } from '../../paths';
import { isAt, withSession } from '../../platform/session';

/** Call it before the navigation. A second tap while the instructions are opening sends nothing. */
export function requestVoucher(key: VoucherKey): void {
  if (!isAt(withSession(paths.instructions(key)))) sendAhead(voucher, key);
}
