/** Phone numbers and e-mail addresses as links. Other text is no link. */
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { groupPhone } from '../../format/digits';
import { isEmailAddress } from '../../format/email';
import { wellFormed } from '../../format/text';
import { callPhone, phoneAddress } from '../../platform/navigation';
import { safePhone } from '../../platform/urls';

interface PhoneLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  number: string;
}

/** Shows the number, unless it has children. */
export function PhoneLink({ number, children, ...attributes }: PhoneLinkProps) {
  const phone = safePhone(number);
  if (phone === undefined) return <span translate="no">{number}</span>;
  const call = (event: MouseEvent) => {
    event.preventDefault();
    callPhone(phone);
  };
  return (
    <a translate={children === undefined ? 'no' : undefined} {...attributes} href={phoneAddress(phone)} onClick={call}>
      {children ?? groupPhone(phone)}
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
  return (
    // In the name of the parts there would be a space.
    <a className={className} translate="no" href={mailAddress(text, message)} aria-label={text}>
      <MailText address={text} />
    </a>
  );
}

/** An address that breaks before its domain. */
export function MailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <span style={UNDERLINED}>
      <span>{address.slice(0, at)}</span>
      <span style={WHOLE}>{address.slice(at)}</span>
    </span>
  );
}

/** The body's lines end with CRLF (RFC 6068). */
export const mailAddress = (address: string, message: string | undefined) =>
  `mailto:${encodeURI(wellFormed(address))}${message === undefined ? '' : `?body=${encodeURIComponent(wellFormed(message).replaceAll('\n', '\r\n'))}`}`;
