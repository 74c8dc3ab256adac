/** A phone number as a link that calls it. Other text is rendered as plain text. */
import type { MouseEvent } from 'react';
import { groupPhone } from '../../format/digits';
import { callPhone } from '../../platform/leave';
import { safePhone } from '../../platform/urls';

export function PhoneLink({ number, className }: { number: string; className?: string | undefined }) {
  const phone = safePhone(number);
  if (phone === undefined) return number;
  const call = (event: MouseEvent) => {
    event.preventDefault();
    callPhone(phone);
  };
  return (
    <a className={className} href={`tel:${phone.replace(/[^\d+]/g, '')}`} onClick={call}>
      {groupPhone(phone)}
    </a>
  );
}
