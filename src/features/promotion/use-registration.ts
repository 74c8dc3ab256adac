/** The visitor's way to an account: what is typed, what is wrong with it, the SMS code, and registering once. */
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { type Failure, isOutcomeUnknown } from '../../api/failure';
import { sessionStore } from '../../host/storage';
import type { MessageId } from '../../intl/messages';
import { paths } from '../../paths';
import { writeFailureText } from '../../ui/error-view';
import { showToast } from '../../ui/toast';
import { useBrand } from '../../ui/use-brand';
import { useParameters } from '../../ui/use-go';
import { useSubmit } from '../../ui/use-submit';
import { register, sendCode, trackClick } from './commands';
import { arrivedBy } from './outcome';
import { captchaQuery } from './queries';
import { type FieldName, type Fields, refusalOf, tidy, unfitFields } from './rules';
import { useCountdown } from './use-countdown';
import { campaignOf } from './wire';

const FIELD_ERRORS: Readonly<Record<FieldName, MessageId>> = {
  phone: 'promotion.phoneError',
  captcha: 'promotion.captchaError',
  smsCode: 'promotion.smsCodeError',
};

/** The captcha is not kept: a page that comes back shows another picture. */
const KEPT = { phone: 'login.phone', smsCode: 'login.smsCode' } as const;
const recall = (name: keyof typeof KEPT) => tidy(name, sessionStore.read(KEPT[name], v.string()) ?? '');

type Errors = Readonly<Partial<Record<FieldName, string>>>;

/** @param templateId of the landing page's template, once it is known. */
export function useRegistration(templateId: string | undefined) {
  const intl = useIntl();
  const { mobilePattern } = useBrand();
  const navigate = useNavigate();
  const parameters = useParameters();
  const campaign = campaignOf(parameters);
  const [fields, setFields] = useState<Fields>(() => ({
    phone: recall('phone'),
    captcha: '',
    smsCode: recall('smsCode'),
  }));
  const [errors, setErrors] = useState<Errors>({});
  /** About the whole: beside the buttons, and what became of the code beside its field. */
  const [failure, setFailure] = useState<string>();
  const [codeNote, setCodeNote] = useState<string>();
  const inputs = useRef<Partial<Record<FieldName, HTMLInputElement | null>>>({});
  const countdown = useCountdown();
  const captcha = useQuery(captchaQuery());
  const sid = captcha.isSuccess && !captcha.isFetching ? captcha.data.sid : undefined;

  const change = (name: FieldName, text: string) => {
    const value = tidy(name, text);
    setFields((current) => ({ ...current, [name]: value }));
    setErrors(({ [name]: _mended, ...others }) => others);
    if (name !== 'captcha') sessionStore.write(KEPT[name], value);
  };

  const renewCaptcha = () => {
    setFields((current) => ({ ...current, captcha: '' }));
    void captcha.refetch();
  };

  /** Says the first in a toast and each beside its field, and goes to the first. */
  const tellErrors = (wrong: Errors, [first]: readonly FieldName[]) => {
    setErrors(wrong);
    if (first === undefined) return;
    showToast(wrong[first] ?? '');
    inputs.current[first]?.focus();
  };

  const areFit = (forWhat: 'code' | 'registration') => {
    setFailure(undefined);
    setCodeNote(undefined);
    // Without its session a captcha can't be right, whatever was typed.
    const unfit = unfitFields(sid === undefined ? { ...fields, captcha: '' } : fields, forWhat, mobilePattern);
    const wrong = unfit.map((name) => [name, intl.formatMessage({ id: FIELD_ERRORS[name] })]);
    tellErrors(Object.fromEntries(wrong), unfit);
    return unfit.length === 0;
  };

  const openDownload = (outcome: 'registered' | 'alreadyRegistered') => {
    showToast(intl.formatMessage({ id: `promotion.${outcome}` }));
    void navigate(paths.download(Object.fromEntries(parameters)), { state: arrivedBy(outcome) });
  };

  const tellFailure = (refused: Failure, unknown: MessageId | undefined) => {
    switch (refusalOf(refused)) {
      case 'alreadyRegistered':
        return openDownload('alreadyRegistered');
      case 'wrongCaptcha':
        renewCaptcha();
        return tellErrors({ captcha: refused.serverMessage ?? intl.formatMessage({ id: FIELD_ERRORS.captcha }) }, [
          'captcha',
        ]);
      default: {
        const text =
          unknown !== undefined && refused.kind !== 'refused' && isOutcomeUnknown(refused)
            ? intl.formatMessage({ id: unknown })
            : writeFailureText(intl, refused);
        setFailure(text);
        showToast(text);
      }
    }
  };

  const code = useSubmit(sendCode, {
    onSuccess: () => {
      countdown.start();
      const sent = intl.formatMessage({ id: 'promotion.codeSent' });
      setCodeNote(sent);
      showToast(sent);
      inputs.current.smsCode?.focus();
    },
    onFailure: (refused) => tellFailure(refused, undefined),
  });

  const registration = useSubmit(register, {
    onSuccess: () => {
      for (const key of Object.values(KEPT)) sessionStore.remove(key);
      openDownload('registered');
    },
    onFailure: (refused) => tellFailure(refused, 'promotion.unknownOutcome'),
  });

  return {
    fields,
    errors,
    failure,
    codeNote,
    captcha,
    secondsLeft: countdown.secondsLeft,
    sending: code.isPending,
    registering: registration.isPending || registration.isSuccess,
    change,
    inputs,
    /** The visitor's own wish for another picture; it waits for the phone number (specification, section 5). */
    refreshCaptcha() {
      if (fields.phone !== '') return renewCaptcha();
      tellErrors({ phone: intl.formatMessage({ id: FIELD_ERRORS.phone }) }, ['phone']);
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
