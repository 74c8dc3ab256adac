/** Phone numbers and e-mail addresses as links. Other text is rendered as plain text. */
import type { MouseEvent } from 'react';
import { groupPhone } from '../../format/digits';
import { isEmailAddress } from '../../format/email';
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

export function MailLink({ address, className }: { address: string; className?: string | undefined }) {
  const text = address.trim();
  if (!isEmailAddress(text)) return text;
  return (
    <a className={className} href={`mailto:${encodeURI(text)}`}>
      {text}
    </a>
  );
}
