/** An e-mail address as a `mailto:` link. Other text is rendered as plain text. */
import { isEmailAddress } from '../../format/email';

export function MailLink({ address, className }: { address: string; className?: string | undefined }) {
  const text = address.trim();
  if (!isEmailAddress(text)) return text;
  return (
    <a className={className} href={`mailto:${encodeURI(text)}`}>
      {text}
    </a>
  );
}
