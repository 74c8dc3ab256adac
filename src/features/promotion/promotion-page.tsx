/** The landing page of a promotion: a visitor registers a phone number, then downloads the app. */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { type Failure, isOutcomeUnknown, toFailure } from '../../api/failure';
import { isoDay } from '../../format/dates';
import { parseAmount } from '../../format/money';
import { useMoney, useText } from '../../intl/text';
import { calculateLoan, STANDARD_AMOUNT, STANDARD_TERM } from '../../loan/calculation';
import { paths, routePatterns, withQuery } from '../../paths';
import { ownDeviceId } from '../../platform/device';
import { withSession } from '../../platform/session';
import { useToday } from '../../ui/clock';
import { ActionBar, Button } from '../../ui/form/button';
import button from '../../ui/form/button.module.css';
import { useParameters } from '../../ui/links/use-go';
import { showToast } from '../../ui/overlay/toast';
import { Card } from '../../ui/page/card';
import { failureText } from '../../ui/page/error-view';
import { Page } from '../../ui/page/page';
import { HeroSkeleton } from '../../ui/page/skeleton';
import { useRetryOnReturn } from '../../ui/page/use-network-return';
import { useScreen } from '../../ui/page/use-screen';
import { RemoteImage } from '../../ui/picture/remote-image';
import { fitFigures, OneLine } from '../../ui/text/figures';
import { NumberedList } from '../../ui/text/numbered-list';
import { LandingHero, useBackground } from './landing-hero';
import { LenderCard } from './lender-card';
import styles from './promotion-page.module.css';
import { campaignOf, templateQuery, visitQuery } from './queries';
import { RegistrationCard } from './registration-card';
import { useRegistration } from './use-registration';

export default function PromotionPage() {
  const t = useText();
  const money = useMoney();
  const parameters = useParameters();
  const formId = useId();
  const { hero: skeleton } = useScreen();
  const query = useQuery(templateQuery(parameters.get('id')));
  const template = query.data;
  const registration = useRegistration(template?.id);
  const campaign = campaignOf(parameters);
  // If the address has no id, the template's answer identifies the page.
  useQuery({ ...visitQuery(campaign, template?.id), enabled: Boolean(campaign.id) || !query.isFetching });
  const background = useBackground(template?.background);
  const failure = query.isError && !query.isFetching ? toFailure(query.error) : undefined;
  const retry = () => void query.refetch();
  const isFinal = failure?.kind === 'refused' && !isOutcomeUnknown(failure);
  // Without an id there is no campaign that can have ended.
  const hasEnded = isFinal && Boolean(campaign.id);

  // The cookie is there from the first visit on, not only from the first tap.
  useEffect(() => void ownDeviceId(), []);

  return (
    <div style={background}>
      <Page
        title={hasEnded ? t('promotion.endedTitle') : undefined}
        hero={
          hasEnded ? (
            <LandingHero title={t('promotion.endedText')} subtitle={failureText(t, failure)} />
          ) : query.isFetching ? (
            <div aria-busy="true">
              <HeroSkeleton hero={skeleton} />
            </div>
          ) : (
            <LandingHero
              logo={template?.logo}
              title={
                template?.title ?? t('promotion.heroTitle', { amount: money(parseAmount(STANDARD_AMOUNT * 100n)) })
              }
              subtitle={template?.subtitle ?? t('promotion.heroText')}
            />
          )
        }
        bar={!hasEnded && <ApplyBar formId={formId} text={template?.buttonText} busy={registration.registering} />}
      >
        <div className="stack">
          {hasEnded ? (
            <Card>
              <div className={styles.ended} role="alert">
                <p>{t('promotion.endedNext')}</p>
                <Link to={withSession(paths.home(), parameters)} className={`${button.button} ${button.primary}`}>
                  {t('official.seeCost')}
                </Link>
                {/* The server may have refused for another reason. */}
                <Button variant="text" onClick={retry}>
                  {t('common.tryAgain')}
                </Button>
              </div>
            </Card>
          ) : (
            <>
              {failure && !isFinal && <TemplateFailure failure={failure} retry={retry} />}
              <RegistrationCard registration={registration} formId={formId} />
            </>
          )}
        </div>
        {!hasEnded && <ExampleCard />}
        <LenderCard />
        {!hasEnded && (
          <Card title={t('promotion.stepsTitle')}>
            <NumberedList
              steps={[t('promotion.stepRegister'), t('promotion.stepDownload'), t('promotion.stepLogIn')]}
            />
          </Card>
        )}
        {template?.banner !== undefined && (
          // Without its picture the hero keeps its width, so that no text moves.
          <RemoteImage
            className={styles.banner}
            src={template.banner}
            alt=""
            fallback={<span className={styles.banner} hidden />}
          />
        )}
      </Page>
    </div>
  );
}

interface ApplyBarProps {
  formId: string;
  /** The template's own text about applying. */
  text: string | undefined;
  busy: boolean;
}

function ApplyBar({ formId, text, busy }: ApplyBarProps) {
  const t = useText();
  const label = t('promotion.apply');
  const note = text?.trim() === label ? undefined : text;
  return (
    <ActionBar>
      <LegalNote />
      <Button type="submit" form={formId} busy={busy} note={note && <span className={styles.note}>{note}</span>}>
        {label}
      </Button>
    </ActionBar>
  );
}

/** What the visitor accepts by applying. */
function LegalNote() {
  const t = useText();
  const parameters = useParameters();
  return (
    <p className={`hint ${styles.legal}`}>
      {t('promotion.legal', {
        agreement: (
          <Link
            key="agreement"
            className={styles.link}
            to={withQuery(routePatterns.registrationAgreement, Object.fromEntries(parameters))}
          >
            {t('promotion.agreement')}
          </Link>
        ),
        privacy: (
          <Link key="privacy" className={styles.link} to={withSession(paths.privacyPolicy(), parameters)}>
            {t('legal.privacyTitle')}
          </Link>
        ),
      })}
    </p>
  );
}

/** The template failed to load; the form works without it. A toast says so (specification, section 8). */
function TemplateFailure({ failure, retry }: { failure: Failure; retry: () => void }) {
  const t = useText();
  // The server's message has a toast already.
  const isRefused = failure.kind === 'refused';
  const toast = t('promotion.templateError');
  useEffect(() => {
    if (!isRefused) showToast(toast);
  }, [isRefused, toast]);
  useRetryOnReturn(failure, retry);
  return (
    <Card>
      <div className={styles.template} role="alert">
        <p>{failureText(t, failure)}</p>
        <Button variant="text" onClick={retry}>
          {t('common.tryAgain')}
        </Button>
      </div>
    </Card>
  );
}

/** What a loan of the calculator's first amount and term costs. */
function ExampleCard() {
  const t = useText();
  const money = useMoney();
  const today = useToday() ?? 0;
  const { total, schedule } = calculateLoan(STANDARD_AMOUNT, STANDARD_TERM);
  const figures = [
    { label: t('promotion.receive'), figure: money(parseAmount(STANDARD_AMOUNT * 100n)) },
    { label: t('promotion.pay'), figure: money(parseAmount(total)) },
  ];
  return (
    <div className={`surface ${styles.example}`}>
      <h2 className="heading">{t('promotion.example')}</h2>
      <dl className={styles.figures}>
        {figures.map(({ label, figure }) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd className={styles.figure} {...fitFigures(figure)}>
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        {t('promotion.examplePayments', {
          count: schedule.length,
          date: <OneLine key="date">{isoDay(today + STANDARD_TERM)}</OneLine>,
        })}
      </p>
    </div>
  );
}
