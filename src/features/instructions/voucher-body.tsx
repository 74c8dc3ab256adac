import type { ReactNode } from 'react';
import { MAX_GROUPS, mayHaveMore } from '../../api/decode';
import type { Voucher } from '../../contract/voucher';
import { plainCode } from '../../format/digits';
import { decimalText } from '../../format/money-text';
import { useMoney, useText } from '../../intl/text';
import { isClabe } from '../../loan/channels/channel';
import { useServiceMessage } from '../../loan/service/message';
import type { TillCode } from '../../loan/till/till';
import { useBrand } from '../../ui/brand/use-brand';
import { CopyButton, CopyRow } from '../../ui/copy/copy';
import { MailLink } from '../../ui/links/contact-link';
import { OutsideLink } from '../../ui/links/outside-link';
import { onDemand, showNothing } from '../../ui/on-demand';
import { Card, CutHint } from '../../ui/page/card';
import { RemoteImage } from '../../ui/picture/remote-image';
import { Code } from '../../ui/text/code';
import { OneLine, wholeFigures } from '../../ui/text/figures';
import { NumberedList } from '../../ui/text/numbered-list';
import styles from './instructions-page.module.css';
import { siteOf, stepsOf } from './rules';

const VoucherButtons = onDemand(() => import('../../loan/till/voucher-buttons'), { missing: showNothing });

interface VoucherBodyProps extends Pick<TillCode, 'order' | 'check' | 'channel' | 'dueDate' | 'isExtension'> {
  voucher: Voucher;
  /** Id of the element that shows the code. */
  codeId: string;
  /** Whether the code is for a bank transfer, which no store takes. */
  isTransfer: boolean;
  /** Shown below the code. */
  status: ReactNode;
  /** A button below it. */
  action: ReactNode;
  /** Shown above the code. */
  children: ReactNode;
}

export function VoucherBody({
  voucher,
  order: { orderId },
  codeId,
  check,
  channel,
  dueDate,
  isTransfer,
  isExtension,
  status,
  action,
  children,
}: VoucherBodyProps) {
  const t = useText();
  const money = useMoney();
  const { amount, title, text, codeImage, code, company, sections, guide, bottomLogo } = voucher;
  // A bank's app asks for it.
  const copiedAmount = isTransfer && amount !== undefined ? decimalText(amount) : undefined;
  const isAccount = isClabe(code, useBrand().timeZone);
  const hasCode = codeImage !== undefined || code !== undefined;
  const hasCard = hasCode || title !== undefined || text !== undefined;
  const hasGuide = guide.title !== undefined || guide.contact !== undefined || guide.pictures.length > 0;
  const codeTitle = () => {
    if (isAccount && check !== 'doubtful') return t('instructions.account');
    if (channel === undefined) return t('instructions.code');
    return t('instructions.for', { channel: <OneLine key="channel">{channel}</OneLine> });
  };
  return (
    <>
      {/* The first column on a desktop. */}
      <div className="stack">
        {children}
        {!hasCard && status && <Card>{status}</Card>}
        {hasCard && (
          <Card>
            <div className={codeImage !== undefined && code !== undefined ? styles.withPicture : undefined}>
              {hasCode && <h2 className={styles.title}>{codeTitle()}</h2>}
              {isAccount && (
                <p className="hint" translate="no">
                  CLABE
                </p>
              )}
              {code !== undefined && (
                <div className={isTransfer ? `${styles.code} ${styles.transfer}` : styles.code}>
                  <Code
                    as="p"
                    id={codeId}
                    className={check === 'doubtful' ? `${styles.codeValue} ${styles.doubtful}` : styles.codeValue}
                    code={code}
                  />
                  <CopyButton value={plainCode(code)} shownBy={codeId} variant={isTransfer ? 'primary' : 'text'} />
                </div>
              )}
              {codeImage !== undefined && <CodeImage address={codeImage} code={code} />}
              {status}
              {action && <div className={styles.action}>{action}</div>}
              {title !== undefined &&
                (hasCode ? (
                  <p className={`muted ${styles.text}`}>{wholeFigures(title)}</p>
                ) : (
                  <h2 className={styles.title}>{wholeFigures(title)}</h2>
                ))}
              {text !== undefined && <p className={`muted ${styles.text}`}>{wholeFigures(text)}</p>}
              {code !== undefined && orderId && (
                <div className={styles.orderBelow}>
                  <p className="muted">{t('repay.order', { number: orderId })}</p>
                </div>
              )}
              {code !== undefined && (
                // Loaded after the screen; until then its height is reserved.
                <div className={styles.tools}>
                  <VoucherButtons
                    code={code}
                    codeLabel={isAccount ? 'CLABE' : t('instructions.code')}
                    amount={amount}
                    check={check}
                    channel={channel ?? company}
                    beneficiary={isTransfer && channel !== undefined ? company : undefined}
                    dueDate={dueDate}
                    hasBars={!isTransfer}
                    isExtension={isExtension}
                  />
                </div>
              )}
            </div>
          </Card>
        )}
        {(copiedAmount !== undefined || company !== undefined) && (
          <Card>
            {copiedAmount !== undefined && (
              <CopyRow label={t(isExtension ? 'extension.amount' : 'repay.amount')} value={copiedAmount}>
                {amount !== undefined && money(amount)}
              </CopyRow>
            )}
            {company !== undefined && (
              // A bank's app asks for the beneficiary.
              <CopyRow label={t(isTransfer ? 'instructions.beneficiary' : 'instructions.company')} value={company} />
            )}
          </Card>
        )}
      </div>
      {sections.length > 0 && (
        <div className="stack">
          {sections.map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other identity
            <Card key={index} title={section.title}>
              <SectionLines lines={section.content} />
            </Card>
          ))}
          {mayHaveMore(sections, MAX_GROUPS) && <CutHint />}
        </div>
      )}
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
            {mayHaveMore(guide.pictures) && <CutHint />}
            {guide.contact !== undefined && <ContactLine value={guide.contact} orderId={orderId} />}
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
        <p className={`notice ${styles.codeImage} ${styles.imageFailed}`} role="status">
          {t(code === undefined ? 'instructions.imageLost' : 'instructions.imageFailed')}
        </p>
      }
    />
  );
}

function SectionLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const [first = '', ...others] = lines;
  if (others.length === 0) return <p className={styles.single}>{wholeFigures(first)}</p>;
  const steps = stepsOf(lines);
  return (
    <>
      {steps ? (
        <NumberedList steps={steps} />
      ) : (
        <ul className={styles.points}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may repeat
            <li key={index}>{wholeFigures(line)}</li>
          ))}
        </ul>
      )}
      {mayHaveMore(lines) && <CutHint />}
    </>
  );
}

function ContactLine({ value, orderId }: { value: string; orderId: string | undefined }) {
  const site = siteOf(value);
  const message = useServiceMessage(orderId);
  return (
    <p>
      {site ? (
        <OutsideLink url={site} className="link">
          {value.trim().replace(/^https?:\/\//i, '')}
        </OutsideLink>
      ) : (
        <MailLink className="link" address={value.replace(/^\s*mailto:/i, '')} message={message} />
      )}
    </p>
  );
}
