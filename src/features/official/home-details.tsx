/** What the public site's home says below the calculator. Loaded after it. */
import { Card } from 'antd-mobile';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { MessageId } from '../../intl/messages';
import { useText } from '../../intl/text';
import { routePatterns } from '../../paths';
import { withSession } from '../../platform/session';
import { safeLink } from '../../platform/urls';
import { useBrand, useBrandText } from '../../ui/brand/use-brand';
import button from '../../ui/form/button.module.css';
import { MailLink, PhoneLink } from '../../ui/links/contact-link';
import { OutsideLink } from '../../ui/links/outside-link';
import styles from './home-details.module.css';
import site from './official.module.css';

export default function HomeDetails() {
  return (
    <div className={`stack ${styles.details}`}>
      <Needs />
      <LatePayment />
      <Complaints />
      <Questions />
      <Stores />
    </div>
  );
}

function Section({ title, children }: { title: MessageId; children: ReactNode }) {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Card title={<h2 id={id}>{t(title)}</h2>}>{children}</Card>
    </section>
  );
}

const NEEDS = ['official.needAge', 'official.needPhone', 'official.needAccount', 'official.needFace'] as const;

function Needs() {
  const t = useText();
  return (
    <Section title="official.needsTitle">
      <ul className={styles.list}>
        {NEEDS.map((need) => (
          <li key={need}>{t(need)}</li>
        ))}
      </ul>
    </Section>
  );
}

function LatePayment() {
  const t = useText();
  return (
    <Section title="official.lateTitle">
      <div className={styles.texts}>
        <p>{t('official.lateExtension')}</p>
        <p>{t('official.lateCharges')}</p>
        <Link to={withSession(routePatterns.siteLoan)} className="link">
          {t('official.lateTerms')}
        </Link>
      </div>
    </Section>
  );
}

function Complaints() {
  const t = useText();
  const { servicePhone, email, complaintAnswerDays, collectionRights } = useBrand();
  const rights = useBrandText(collectionRights);
  return (
    <Section title="official.complaintsTitle">
      <div className={styles.texts}>
        <p>{t('official.complaintsText')}</p>
        {complaintAnswerDays !== undefined && <p>{t('official.complaintsDays', { count: complaintAnswerDays })}</p>}
        <div className={styles.contacts}>
          <PhoneLink className="link" number={servicePhone} />
          <MailLink className="link" address={email} />
        </div>
        {rights !== undefined && <p>{rights}</p>}
        <p>{t('official.complaintsData')}</p>
      </div>
    </Section>
  );
}

const QUESTIONS = ['answer', 'early', 'pay', 'time', 'safe'] as const;

function Questions() {
  const t = useText();
  return (
    <Section title="official.questionsTitle">
      {QUESTIONS.map((name) => (
        <details key={name} className={styles.question}>
          <summary>{t(`official.question.${name}`)}</summary>
          <p>{t(`official.reply.${name}`)}</p>
        </details>
      ))}
    </Section>
  );
}

/** The app's stores, where the brand has them. */
function Stores() {
  const t = useText();
  const { stores } = useBrand();
  const offered = (['ios', 'android'] as const).flatMap((store) => {
    const url = safeLink(stores[store]);
    return url === undefined ? [] : [{ store, url }];
  });
  return (
    <section className={styles.last}>
      <h2>{t('official.lastTitle')}</h2>
      <p>{t('official.applyHint')}</p>
      <div className={styles.actions}>
        <Link to={withSession(routePatterns.promotion)} className={`${button.button} ${site.apply}`}>
          {t('promotion.apply')}
        </Link>
        {offered.map(({ store, url }) => (
          <OutsideLink key={store} url={url} className={`${button.button} ${styles.store}`}>
            {t(`promotion.${store}Store`)}
          </OutsideLink>
        ))}
      </div>
    </section>
  );
}
