/** The state of the registration form: values, errors, the SMS code, and the registration itself. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { type Failure, toFailure } from '../../api/failure';
import type { MessageId } from '../../intl/messages';
import { useText } from '../../intl/text';
import { routePatterns, withQuery } from '../../paths';
import { currentPath } from '../../platform/hash';
import { sessionStore, slot } from '../../platform/storage';
import { useBrand } from '../../ui/brand/use-brand';
import { RESEND_DELAY, secondsUntil, useSecondsLeft } from '../../ui/countdown';
import { useForm } from '../../ui/form/use-form';
import type { EntryState } from '../../ui/links/entry-state';
import { useParameters } from '../../ui/links/use-go';
import { keepForNextScreen, showToast } from '../../ui/overlay/toast';
import { failureText as defaultText } from '../../ui/page/error-view';
import { useRetryOnReturn } from '../../ui/page/use-network-return';
import { type FailedWrite, type Outcome, useSubmit } from '../../ui/write/use-submit';
import { register, sendCode, trackClick } from './commands';
import { campaignOf, captchaQuery } from './queries';
import { FIELDS, type FieldName, type FormCall, isComplete, normalize, refusalReason, registrationForm } from './rules';

/** The captcha is not saved, because a reloaded page shows another picture. */
const SAVED = {
  phone: slot(sessionStore, 'login.phone', v.string()),
  smsCode: slot(sessionStore, 'login.smsCode', v.string()),
};
const readSaved = (name: keyof typeof SAVED) => SAVED[name].read() ?? '';

/** @param templateId the id of the landing page's template; undefined until it is loaded. */
export function useRegistration(templateId: string | undefined) {
  const t = useText();
  const { mobilePattern } = useBrand();
  const navigate = useNavigate();
  const [path] = useState(currentPath);
  const parameters = useParameters();
  const campaign = campaignOf(parameters);
  const [fields, setFields] = useState(() => ({
    phone: readSaved('phone'),
    captcha: '',
    smsCode: readSaved('smsCode'),
  }));
  const form = useForm(fields, (name: FieldName, text) => {
    const value = normalize(name, text, fields[name], mobilePattern);
    setFields((current) => ({ ...current, [name]: value }));
    if (name !== 'captcha') SAVED[name].save(value);
  });
  /** The call whose failure belongs to no single field. */
  const [failedCall, setFailedCall] = useState<FormCall>();
  const [codeHint, setCodeHint] = useState<MessageId>();
  /** What the server has accepted: it sent a code for this phone number and captcha. */
  const [accepted, setAccepted] = useState<Partial<typeof fields>>({});
  const secondsLeft = useSecondsLeft(resendTime());
  const captcha = useQuery(captchaQuery());
  const sid = captcha.isSuccess && !captcha.isFetching ? captcha.data.sid : undefined;

  const [isPictureLost, setPictureLost] = useState(false);
  const isCaptchaLost = (captcha.isError || isPictureLost) && !captcha.isFetching;
  const captchaFailure = captcha.isError ? defaultText(t, toFailure(captcha.error)) : t('promotion.captchaLost');

  const renewCaptcha = () => {
    setFields((current) => ({ ...current, captcha: '' }));
    setAccepted({});
    setPictureLost(false);
    form.clearError('captcha');
    void captcha.refetch();
  };
  useRetryOnReturn(captcha.error, renewCaptcha);

  const errorText = (name: FieldName) =>
    name === 'captcha' && isCaptchaLost ? captchaFailure : t(`promotion.${name}Error`);

  /** @returns the valid fields and the captcha's session; undefined if a field is invalid. */
  const check = (call: FormCall) => {
    setFailedCall(undefined);
    setCodeHint(undefined);
    // Without its session, no captcha is valid.
    const input = sid === undefined ? { ...fields, captcha: '' } : fields;
    const checked = form.check(registrationForm(call, errorText, mobilePattern), input);
    return checked && sid !== undefined ? { ...checked, sid, campaign } : undefined;
  };

  const openDownload = (state: Pick<EntryState, 'registration'>) => {
    // A visitor who reads another page by now stays there; one who has returned does not.
    if (currentPath() !== path) return;
    keepForNextScreen();
    void navigate(withQuery(routePatterns.download, Object.fromEntries(parameters)), { state });
  };

  const failureText = (call: FormCall) => (failed: Failure, outcome: Outcome) => {
    const refusal = refusalReason(failed, call);
    if (refusal === 'alreadyRegistered') return t('promotion.alreadyRegistered');
    if (refusal === 'wrongCaptcha') return failed.serverMessage ?? t('promotion.captchaError');
    return call === 'registration' && failed.kind !== 'refused' && outcome === 'unknown'
      ? t('promotion.unknownOutcome')
      : defaultText(t, failed);
  };

  const onFailure =
    (call: FormCall) =>
    (failed: Failure, { message }: FailedWrite<unknown>) => {
      const refusal = refusalReason(failed, call);
      if (refusal === 'alreadyRegistered') return openDownload({ registration: refusal });
      if (refusal === 'other') return setFailedCall(call);
      renewCaptcha();
      form.showErrors({ captcha: message });
    };

  const code = useSubmit(sendCode, {
    onSuccess: (_, { phone, captcha }) => {
      setAccepted({ phone, captcha });
      resendAt.save(Date.now() + RESEND_DELAY * 1000);
      setCodeHint('promotion.codeSent');
      showToast(t('promotion.codeSent'), { kind: 'done' });
      form.focus('smsCode');
    },
    showsMessage: true,
    failureText: failureText('code'),
    onFailure: onFailure('code'),
  });

  const registration = useSubmit(register, {
    onSuccess: () => {
      for (const saved of Object.values(SAVED)) saved.save(undefined);
      showToast(t('promotion.registered'), { kind: 'done' });
      openDownload({ registration: 'registered' });
    },
    showsMessage: true,
    failureText: failureText('registration'),
    onFailure: onFailure('registration'),
  });

  return {
    form,
    /** Beside the buttons. */
    failure: failedCall && { code, registration }[failedCall].message,
    /** Beside the code's field. */
    codeHint: codeHint && t(codeHint),
    captcha,
    /** Shown beside the captcha, unless its field already says it. */
    captchaFailure: isCaptchaLost && form.field('captcha').error === undefined ? captchaFailure : undefined,
    onPictureFailure: () => setPictureLost(true),
    /** The field that is to be filled in next; undefined when all are complete. */
    next: FIELDS.find((name) => !isComplete(name, fields[name], mobilePattern)),
    isAccepted: (name: FieldName) => accepted[name] === fields[name],
    secondsLeft,
    sending: code.outcome === 'sending',
    registering: registration.outcome === 'sending' || registration.outcome === 'done',
    /** Loads another picture on request; needs a valid phone number first (specification, section 5). */
    refreshCaptcha() {
      if (fields.phone !== '') return renewCaptcha();
      form.showErrors({ phone: errorText('phone') });
    },
    retryCaptcha: renewCaptcha,
    sendCode() {
      // The last render may be old.
      if (secondsUntil(resendTime(), Date.now()) > 0) {
        setCodeHint('promotion.resendError');
        showToast(t('promotion.resendError'));
        return;
      }
      const checked = check('code');
      if (checked && code.submit(checked)) trackClick(campaign, templateId, checked.phone);
    },
    register() {
      const checked = check('registration');
      if (checked && registration.submit(checked)) trackClick(campaign, templateId, checked.phone);
    },
  };
}

export type RegistrationForm = ReturnType<typeof useRegistration>;

/** Epoch milliseconds: when another code may be requested. It is saved, so that a reload does not skip the wait. */
const resendAt = slot(sessionStore, 'login.resendAt', v.number());

/** Read with each render: a request of this page from before it was left and opened again also starts the wait. */
const resendTime = () => resendAt.read() ?? 0;
