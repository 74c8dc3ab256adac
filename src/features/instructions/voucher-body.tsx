import { useId } from 'react';
import { useIntl } from 'react-intl';
import { groupCode, plainCode } from '../../format/digits';
import { ShowAtTill } from '../../loan/show-at-till';
import type { TillCode } from '../../loan/till';
import { Card } from '../../ui/card';
import { CopyButton } from '../../ui/copy';
import { CopyRow } from '../../ui/copy-row';
import { MailLink } from '../../ui/mail-link';
import { NumberedList } from '../../ui/numbered-list';
import { OutsideLink } from '../../ui/outside-link';
import { RemoteImage } from '../../ui/remote-image';
import styles from './instructions-page.module.css';
import { siteOf, withoutNumbers } from './rules';
import type { Voucher } from './wire';

/** The code, the company, the steps and the guide of a voucher. */
export function VoucherBody({ voucher }: { voucher: Voucher }) {
  const intl = useIntl();
  const { amount, title, text, codeImage, code, company, sections, guide, bottomLogo } = voucher;
  const hasGuide = guide.title !== undefined || guide.contact !== undefined || guide.pictures.length > 0;
  return (
    <>
      {[title, text, codeImage, code].some((field) => field !== undefined) && (
        <Card>
          {title !== undefined && <h2 className={styles.title}>{title}</h2>}
          {text !== undefined && <p className={`muted ${styles.text}`}>{text}</p>}
          {codeImage !== undefined && <CodeImage address={codeImage} code={code} />}
          {code !== undefined && <Code code={code} amount={amount} company={company} />}
        </Card>
      )}
      {company !== undefined && (
        <Card>
          <CopyRow label={intl.formatMessage({ id: 'instructions.company' })} value={company} />
        </Card>
      )}
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other identity
        <Card key={index} title={section.title}>
          <Steps steps={section.content} />
        </Card>
      ))}
      {hasGuide && (
        <Card title={guide.title}>
          <div className={styles.guide}>
            {guide.pictures.map((picture, index) => (
              <RemoteImage
                // biome-ignore lint/suspicious/noArrayIndexKey: a picture may repeat
                key={index}
                className={styles.picture}
                src={picture}
                alt={intl.formatMessage({ id: 'instructions.picture' }, { number: index + 1 })}
              />
            ))}
            {guide.contact !== undefined && <ContactLine value={guide.contact} />}
          </div>
        </Card>
      )}
      <RemoteImage className={styles.bottomLogo} src={bottomLogo} alt="" />
    </>
  );
}

function CodeImage({ address, code }: { address: string; code: string | undefined }) {
  const intl = useIntl();
  return (
    <RemoteImage
      className={styles.codeImage}
      src={address}
      alt={intl.formatMessage({ id: 'instructions.codeImage' })}
      fallback={
        <p className={styles.imageFailed} role="status">
          {intl.formatMessage({ id: code === undefined ? 'instructions.imageLost' : 'instructions.imageFailed' })}
        </p>
      }
    />
  );
}

function Code({ code, amount, company }: TillCode) {
  const intl = useIntl();
  const codeId = useId();
  return (
    <div className={styles.code}>
      <p className="muted">{intl.formatMessage({ id: 'instructions.code' })}</p>
      <p id={codeId} className={styles.codeValue}>
        {groupCode(code)}
      </p>
      <CopyButton value={plainCode(code)} shownBy={codeId} />
      <ShowAtTill code={code} amount={amount} company={company} describedBy={codeId} />
    </div>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  if (steps.length === 1) return <p className={styles.single}>{steps[0]}</p>;
  return <NumberedList steps={withoutNumbers(steps)} />;
}

function ContactLine({ value }: { value: string }) {
  const site = siteOf(value);
  return (
    <p>
      {site ? (
        <OutsideLink url={site} className={styles.site}>
          {value.trim()}
        </OutsideLink>
      ) : (
        <MailLink className={styles.site} address={value} />
      )}
    </p>
  );
}
