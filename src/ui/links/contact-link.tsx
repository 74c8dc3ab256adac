/** Phone numbers and e-mail addresses as links. Other text is no link. */
import type { MouseEvent } from 'react';
import { groupPhone } from '../../format/digits';
import { isEmailAddress } from '../../format/email';
import { callPhone } from '../../platform/navigation';
import { safePhone } from '../../platform/urls';

export function PhoneLink({ number, className }: { number: string; className?: string | undefined }) {
  const phone = safePhone(number);
  if (phone === undefined) return <span translate="no">{number}</span>;
  const call = (event: MouseEvent) => {
    event.preventDefault();
    callPhone(phone);
  };
  return (
    <a className={className} translate="no" href={`tel:${phone.replace(/[^\d+]/g, '')}`} onClick={call}>
      {groupPhone(phone)}
    </a>
  );
}

const UNDERLINED = { textDecoration: 'inherit' };
/** Breaks before it, not after a hyphen in it, unless a line is too short for it. */
const WHOLE = { ...UNDERLINED, display: 'inline-block' };

interface MailLinkProps {
  address: string;
  /** What the message begins with. */
  message?: string | undefined;
  className?: string | undefined;
}

export function MailLink({ address, message, className }: MailLinkProps) {
  const text = address.trim();
  if (!isEmailAddress(text)) return <span translate="no">{text}</span>;
  const at = text.lastIndexOf('@') + 1;
  return (
    // In the name of the parts there would be a space.
    <a className={className} translate="no" href={mailAddress(text, message)} aria-label={text}>
      <span style={UNDERLINED}>
        <span>{text.slice(0, at)}</span>
        <span style={WHOLE}>{text.slice(at)}</span>
      </span>
    </a>
  );
}

/** The body's lines end with CRLF (RFC 6068). */
export const mailAddress = (address: string, message: string | undefined) =>
  `mailto:${encodeURI(address)}${message === undefined ? '' : `?body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`}`;
