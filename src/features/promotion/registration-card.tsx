import type { ReactNode } from 'react';
import type { MessageId } from '../../intl/messages';
import { useText } from '../../intl/text';
import { useBrand, useBrandText } from '../../ui/brand/use-brand';
import { Button, InlineError } from '../../ui/form/button';
import { Field } from '../../ui/form/field';
import { IconButton } from '../../ui/links/icon-button';
import { Card } from '../../ui/page/card';
import { ReloadIcon } from '../../ui/picture/icons';
import { RemoteImage } from '../../ui/picture/remote-image';
import styles from './registration-card.module.css';
import type { FieldName } from './rules';
import type { RegistrationForm } from './use-registration';

/** Whole ids, because the first paint has the messages whose ids its code names. */
const LABELS = {
  phone: 'promotion.phone',
  captcha: 'promotion.captcha',
  smsCode: 'promotion.smsCode',
} as const satisfies Record<FieldName, MessageId>;

interface RegistrationCardProps {
  registration: RegistrationForm;
  /** The form's id, which the submit button in the bar refers to. */
  formId: string;
}

/** The error may be below the action bar. */
const reveal = (error: HTMLElement | null) => error?.scrollIntoView({ block: 'nearest' });

/** Three numbered steps; the next one stands out, and those that the server accepted have a tick. All fields can be used at any time. */
export function RegistrationCard({ registration, formId }: RegistrationCardProps) {
  const t = useText();
  const { form, secondsLeft } = registration;
  const { mobilePattern, mobileHint } = useBrand();
  const ownHint = useBrandText(mobileHint);
  const waiting = secondsLeft > 0;

  const field = (name: FieldName) => ({ ...form.field(name), label: t(LABELS[name]), required: true });
  const step = (name: FieldName, children: ReactNode) => (
    <div
      className={styles.step}
      aria-current={registration.next === name ? 'step' : undefined}
      data-accepted={registration.isAccepted(name)}
    >
      {children}
    </div>
  );

  return (
    <form
      ref={form.ref}
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        registration.register();
      }}
    >
      <Card>
        {step(
          'phone',
          <Field
            {...field('phone')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            enterKeyHint="next"
            // Our hint describes the specification's pattern.
            hint={mobilePattern === undefined ? t('promotion.phoneHint') : ownHint}
          />,
        )}
        <div className={styles.codes}>
          {step(
            'captcha',
            <>
              <Field
                {...field('captcha')}
                type="text"
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="next"
                beside={<CaptchaPicture registration={registration} />}
              />
              {registration.captchaFailure !== undefined && (
                <div className={styles.failure}>
                  <InlineError>{registration.captchaFailure}</InlineError>
                </div>
              )}
            </>,
          )}
          {step(
            'smsCode',
            <Field
              {...field('smsCode')}
              type="tel"
              inputMode="numeric"
              autoComplete="one-time-code"
              enterKeyHint="go"
              hint={registration.codeHint}
              beside={
                // Not `disabled`: during the wait the button stays focusable, and a tap explains why no code is sent.
                <span className={styles.send}>
                  <Button
                    variant={registration.next === 'smsCode' ? 'primary' : 'secondary'}
                    busy={registration.sending}
                    aria-disabled={waiting}
                    note={waiting ? t('promotion.secondsLeft', { seconds: secondsLeft }) : undefined}
                    onClick={registration.sendCode}
                  >
                    {t('promotion.sendCode')}
                  </Button>
                </span>
              }
            />,
          )}
        </div>
        {registration.failure !== undefined && (
          <div ref={reveal} className={styles.failure}>
            <InlineError>{registration.failure}</InlineError>
          </div>
        )}
      </Card>
    </form>
  );
}

/** The captcha's picture, with a button that loads another one or retries after a failure. */
function CaptchaPicture({ registration }: { registration: RegistrationForm }) {
  const t = useText();
  const { captcha, refreshCaptcha, retryCaptcha, onPictureFailure } = registration;
  const again = (
    <Button variant="text" onClick={retryCaptcha}>
      {t('common.tryAgain')}
    </Button>
  );
  return (
    <div className={styles.captcha}>
      <div className={styles.slot}>
        {captcha.isError && !captcha.isFetching && again}
        {captcha.isSuccess && !captcha.isFetching && (
          <RemoteImage
            className={styles.picture}
            src={captcha.data.url}
            alt={t('promotion.captchaPicture')}
            fallback={again}
            onFailure={onPictureFailure}
          />
        )}
      </div>
      <IconButton className={styles.refresh} label={t('promotion.refreshCaptcha')} onClick={refreshCaptcha}>
        <ReloadIcon />
      </IconButton>
    </div>
  );
}
