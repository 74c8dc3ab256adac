import { type DateValue, isCut, MAX_GROUPS } from '../../api/decode';
import { groupCode, plainCode } from '../../format/digits';
import { useText } from '../../intl/text';
import { MailLink } from '../../ui/links/contact-link';
import { OutsideLink } from '../../ui/links/outside-link';
import { leftOut, onDemand } from '../../ui/on-demand';
import { Card, RestNote } from '../../ui/page/card';
import { RemoteImage } from '../../ui/picture/remote-image';
import { CopyButton, CopyRow } from '../../ui/text/copy';
import { NumberedList } from '../../ui/text/numbered-list';
import styles from './instructions-page.module.css';
import type { Voucher } from './queries';
import { siteOf, withoutNumbers } from './rules';

const VoucherButtons = onDemand(() => import('../../loan/vouchers/voucher-buttons'), { missing: leftOut });

interface VoucherBodyProps {
  voucher: Voucher;
  /** Id of the element that shows the code. */
  codeId: string;
  channel: string | undefined;
  dueDate: DateValue | undefined;
  /** Whether the code is for a bank transfer, which no store takes. */
  isTransfer: boolean;
}

export function VoucherBody({ voucher, codeId, channel, dueDate, isTransfer }: VoucherBodyProps) {
  const t = useText();
  const { amount, title, text, codeImage, code, company, sections, guide, bottomLogo } = voucher;
  const hasCode = codeImage !== undefined || code !== undefined;
  const hasGuide = guide.title !== undefined || guide.contact !== undefined || guide.pictures.length > 0;
  return (
    <>
      {(hasCode || title !== undefined || text !== undefined) && (
        <Card>
          <div className={codeImage !== undefined && code !== undefined ? styles.withPicture : undefined}>
            {hasCode && (
              <h2 className={styles.title}>
                {channel === undefined ? t('instructions.code') : t('instructions.for', { channel })}
              </h2>
            )}
            {code !== undefined && (
              <div className={isTransfer ? `${styles.code} ${styles.transfer}` : styles.code}>
                <p id={codeId} className={styles.codeValue}>
                  {groupCode(code)}
                </p>
                <CopyButton value={plainCode(code)} shownBy={codeId} variant={isTransfer ? 'primary' : 'text'} />
              </div>
            )}
            {codeImage !== undefined && <CodeImage address={codeImage} code={code} />}
            {title !== undefined &&
              (hasCode ? <p className={`muted ${styles.text}`}>{title}</p> : <h2 className={styles.title}>{title}</h2>)}
            {text !== undefined && <p className={`muted ${styles.text}`}>{text}</p>}
            {code !== undefined && (
              // Loaded after the screen; its height is reserved.
              <div className={styles.tools}>
                <VoucherButtons
                  code={code}
                  amount={amount}
                  channel={channel ?? company}
                  payBy={dueDate}
                  hasBars={!isTransfer}
                />
              </div>
            )}
          </div>
        </Card>
      )}
      {company !== undefined && (
        <Card>
          <CopyRow label={t('instructions.company')} value={company} />
        </Card>
      )}
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other identity
        <Card key={index} title={section.title}>
          <Steps steps={section.content} />
        </Card>
      ))}
      {isCut(sections, MAX_GROUPS) && <RestNote />}
      {hasGuide && (
        <Card title={guide.title}>
          <div className={styles.guide}>
            {guide.pictures.map((picture, index) => (
              <RemoteImage
                // biome-ignore lint/suspicious/noArrayIndexKey: a picture may repeat
                key={index}
                className={styles.picture}
                src={picture}
                alt={t('instructions.picture', { number: index + 1 })}
              />
            ))}
            {isCut(guide.pictures) && <RestNote />}
            {guide.contact !== undefined && <ContactLine value={guide.contact} />}
          </div>
        </Card>
      )}
      <RemoteImage className={styles.bottomLogo} src={bottomLogo} alt="" />
    </>
  );
}

function CodeImage({ address, code }: { address: string; code: string | undefined }) {
  const t = useText();
  return (
    <RemoteImage
      className={styles.codeImage}
      src={address}
      alt={t('instructions.codeImage')}
      fallback={
        <p className={`notice ${styles.imageFailed}`} role="status">
          {t(code === undefined ? 'instructions.imageLost' : 'instructions.imageFailed')}
        </p>
      }
    />
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  if (steps.length === 1) return <p className={styles.single}>{steps[0]}</p>;
  return (
    <>
      <NumberedList steps={withoutNumbers(steps)} />
      {isCut(steps) && <RestNote />}
    </>
  );
}

function ContactLine({ value }: { value: string }) {
  const site = siteOf(value);
  return (
    <p>
      {site ? (
        <OutsideLink url={site} className="link">
          {value.trim()}
        </OutsideLink>
      ) : (
        <MailLink className="link" address={value} />
      )}
    </p>
  );
}
