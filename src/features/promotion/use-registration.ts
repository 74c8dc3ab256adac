/** The state of the registration form: values, errors, the SMS code, and the registration itself. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { Failure } from '../../api/failure';
import { sessionStore } from '../../host/storage';
import type { MessageId } from '../../intl/messages';
import { paths } from '../../paths';
import { writeFailureText } from '../../ui/error-view';
import { showToast } from '../../ui/toast';
import { useBrand } from '../../ui/use-brand';
import { type FieldErrors, useFieldErrors } from '../../ui/use-field-errors';
import { useParameters } from '../../ui/use-go';
import { type Outcome, useSubmit } from '../../ui/use-submit';
import { register, sendCode, trackClick } from './commands';
import { captchaQuery } from './queries';
import { type DownloadState, type FieldName, type Fields, invalidFields, normalize, refusalOf } from './rules';
import { useCountdown } from './use-countdown';
import { campaignOf } from './wire';

/** The captcha is not saved, because a reloaded page shows another picture. */
const STORAGE_KEYS = { phone: 'login.phone', smsCode: 'login.smsCode' } as const;
const readSaved = (name: keyof typeof STORAGE_KEYS) =>
  normalize(name, sessionStore.read(STORAGE_KEYS[name], v.string()) ?? '');

/** @param templateId the id of the landing page's template; undefined until it is loaded. */
export function useRegistration(templateId: string | undefined) {
  const intl = useIntl();
  const { mobilePattern } = useBrand();
  const navigate = useNavigate();
  const parameters = useParameters();
  const campaign = campaignOf(parameters);
  const [fields, setFields] = useState<Fields>(() => ({
    phone: readSaved('phone'),
    captcha: '',
    smsCode: readSaved('smsCode'),
  }));
  const { form, errors, focus, clearError, showErrors } = useFieldErrors<FieldName>();
  /** Messages that belong to no single field: beside the buttons, and beside the code's field. */
  const [failure, setFailure] = useState<string>();
  const [codeNote, setCodeNote] = useState<string>();
  const countdown = useCountdown();
  const captcha = useQuery(captchaQuery());
  const sid = captcha.isSuccess && !captcha.isFetching ? captcha.data.sid : undefined;

  const change = (name: FieldName, text: string) => {
    const value = normalize(name, text);
    setFields((current) => ({ ...current, [name]: value }));
    clearError(name);
    if (name !== 'captcha') sessionStore.write(STORAGE_KEYS[name], value);
  };

  const renewCaptcha = () => {
    setFields((current) => ({ ...current, captcha: '' }));
    void captcha.refetch();
  };

  /** Shows the first error in a toast, too. */
  const showErrorsWithToast = (wrong: FieldErrors<FieldName>) => {
    const first = showErrors(wrong);
    if (first !== undefined) showToast(first);
  };

  const areFit = (forWhat: 'code' | 'registration') => {
    setFailure(undefined);
    setCodeNote(undefined);
    // Without its session, no captcha is valid.
    const invalid = invalidFields(sid === undefined ? { ...fields, captcha: '' } : fields, forWhat, mobilePattern);
    const wrong = invalid.map((name) => [name, intl.formatMessage({ id: `promotion.${name}Error` })]);
    showErrorsWithToast(Object.fromEntries(wrong));
    return invalid.length === 0;
  };

  const openDownload = (state: DownloadState) => {
    void navigate(paths.download(Object.fromEntries(parameters)), { state });
  };

  const failureText = (failed: Failure, outcome: Outcome, unknown?: MessageId): string => {
    const refusal = refusalOf(failed);
    if (refusal === 'alreadyRegistered') return intl.formatMessage({ id: 'promotion.alreadyRegistered' });
    if (refusal === 'wrongCaptcha') return failed.serverMessage ?? intl.formatMessage({ id: 'promotion.captchaError' });
    return unknown !== undefined && failed.kind !== 'refused' && outcome === 'unknown'
      ? intl.formatMessage({ id: unknown })
      : writeFailureText(intl, failed);
  };

  const handleFailure = (failed: Failure, _outcome: Outcome, message = '') => {
    const refusal = refusalOf(failed);
    if (refusal === 'alreadyRegistered') return openDownload({ outcome: refusal });
    if (refusal === 'other') return setFailure(message);
    renewCaptcha();
    showErrors({ captcha: message });
  };

  const code = useSubmit(sendCode, {
    onSuccess: () => {
      countdown.start();
      const sent = intl.formatMessage({ id: 'promotion.codeSent' });
      setCodeNote(sent);
      showToast(sent);
      focus('smsCode');
    },
    failureText,
    onFailure: handleFailure,
  });

  const registration = useSubmit(register, {
    onSuccess: () => {
      for (const key of Object.values(STORAGE_KEYS)) sessionStore.remove(key);
      showToast(intl.formatMessage({ id: 'promotion.registered' }));
      openDownload({ outcome: 'registered' });
    },
    failureText: (failed, outcome) => failureText(failed, outcome, 'promotion.unknownOutcome'),
    onFailure: handleFailure,
  });

  return {
    fields,
    errors,
    failure,
    codeNote,
    captcha,
    secondsLeft: countdown.secondsLeft,
    sending: code.outcome === 'sending',
    registering: registration.outcome === 'sending' || registration.outcome === 'done',
    change,
    form,
    /** Loads another picture on request; needs a valid phone number first (specification, section 5). */
    refreshCaptcha() {
      if (fields.phone !== '') return renewCaptcha();
      showErrorsWithToast({ phone: intl.formatMessage({ id: 'promotion.phoneError' }) });
    },
    retryCaptcha: renewCaptcha,
    sendCode() {
      if (countdown.isRunning()) {
        const wait = intl.formatMessage({ id: 'promotion.resendError' });
        setCodeNote(wait);
        showToast(wait);
        return;
      }
      if (!areFit('code') || sid === undefined) return;
      const { phone } = fields;
      if (code.submit({ phone, captcha: fields.captcha, sid, campaign })) trackClick(campaign, templateId, phone);
    },
    register() {
      if (!areFit('registration') || sid === undefined) return;
      if (registration.submit({ ...fields, sid, campaign })) trackClick(campaign, templateId, fields.phone);
    },
  };
}

export type RegistrationForm = ReturnType<typeof useRegistration>;
