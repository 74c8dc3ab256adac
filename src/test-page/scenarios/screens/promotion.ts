import { PATHS } from '../../../contract/paths';
import { routePatterns, withQuery } from '../../../paths';
import { answers, fails, hangs, loses, refuses } from '../../faults/fault';
import { fill, IDLE, press, pressRole, SMALL, scenario, scenariosOf, see, WHOLE } from '../scenario';
import { ENDLESS, LONG, LOST_PICTURE, PICTURE } from './samples';

const visitor = (id: string) => ({ app_from: 'h5', user_from: 'ads', utm_tag: 'spring', id });
const landing = (id: string) => withQuery(routePatterns.promotion, visitor(id));
const template = (fields: object) => answers(PATHS.template, { id: '1', template: fields });

const apply = press('promotion.apply');
const sendCode = press('promotion.sendCode');
/** Nothing happens there, but without it no code is sent. */
const awaitCaptcha = pressRole('image', 'promotion.captchaPicture');
const typePhone = fill('promotion.phone', '13800000001');
const typed = [awaitCaptcha, typePhone, fill('promotion.captcha', 'abcd')];
const askCode = [...typed, sendCode];
const register = [...typed, fill('promotion.smsCode', '123456'), apply];
/** Sends the code whatever letters are typed, because a scenario cannot read the picture. */
const codeSent = answers(PATHS.smsCode, {});

const promotionStates = scenariosOf('screen.promotion', landing('1'), [
  scenario('promotion', 'usual', 'promotion.stepsTitle', [SMALL, WHOLE, IDLE]),
  scenario('promotion-words', 'wordsOnly', '12,000.00', [landing('2'), IDLE]),
  scenario('promotion-plain', 'noData', 'promotion.heroTitle', [landing('3')]),
  scenario('promotion-picture', 'backgroundPicture', 'promotion.heroTitle', [template({ background: PICTURE }), IDLE]),
  scenario('promotion-picture-lost', 'pictureLost', 'promotion.heroTitle', [
    template({ banner: LOST_PICTURE, logo: LOST_PICTURE, background: LOST_PICTURE }),
  ]),
  scenario('promotion-long', 'longText', 'Circunvecinas', [
    template({ title: LONG, subtitle: ENDLESS, buttonText: LONG }),
  ]),
  scenario('promotion-ended', 'refused', 'common.tryAgain', [landing('9')]),
  scenario('promotion-failed', 'serverError', '500', [fails(PATHS.template)]),
  scenario('promotion-offline', 'offline', 'error.network', [loses(PATHS.template)]),
  scenario('promotion-no-captcha', 'captchaFailed', 'common.tryAgain', [fails(PATHS.captchaSession)]),
  scenario('promotion-captcha-lost', 'captchaLost', 'common.tryAgain', [fails(PATHS.captchaImage)]),
  scenario('promotion-errors', 'fieldsMissing', 'promotion.smsCodeError', [WHOLE, awaitCaptcha, apply]),
  scenario('promotion-phone-wrong', 'phoneWrong', 'promotion.phoneError', [
    awaitCaptcha,
    fill('promotion.phone', '12345678901'),
    sendCode,
  ]),
  scenario('promotion-refresh-early', 'refreshEarly', 'promotion.phoneError', [press('promotion.refreshCaptcha')]),
  scenario('promotion-captcha-missing', 'captchaMissing', 'promotion.captchaError', [
    awaitCaptcha,
    typePhone,
    sendCode,
  ]),
  scenario('promotion-sms-missing', 'smsMissing', 'promotion.smsCodeError', [typed, apply]),
  scenario('promotion-captcha-wrong', 'code101', 'promotion.captchaError', [
    refuses(PATHS.smsCode, '101', ''),
    askCode,
  ]),
  scenario('promotion-sms-refused', 'smsRefused', 'sample.tooMany', [
    refuses(PATHS.smsCode, 5, 'sample.tooMany'),
    askCode,
  ]),
  scenario('promotion-sent', 'codeSent', 'promotion.codeSent', [codeSent, askCode]),
  scenario('promotion-resend', 'resendEarly', 'promotion.resendError', [
    codeSent,
    askCode,
    see('promotion.codeSent'),
    sendCode,
  ]),
  scenario('promotion-register-captcha', 'codeMinus1', 'promotion.captchaError', [
    refuses(PATHS.registration, -1, ''),
    register,
  ]),
  scenario('promotion-register-refused', 'submitRefused', 'sample.review', [
    refuses(PATHS.registration, 5, 'sample.review'),
    register,
  ]),
  scenario('promotion-registering', 'sending', 'promotion.apply', [hangs(PATHS.registration), register]),
  scenario('promotion-unknown', 'unknown', 'promotion.unknownOutcome', [loses(PATHS.registration), register]),
  scenario('promotion-already', 'code11', 'promotion.hero.alreadyRegistered', [
    refuses(PATHS.registration, '11'),
    register,
  ]),
  scenario('promotion-registered', 'code0', 'promotion.hero.registered', [answers(PATHS.registration, {}), register]),
]);

const downloadStates = scenariosOf('screen.download', withQuery(routePatterns.download, visitor('1')), [
  scenario('promotion-download', 'usual', 'promotion.nextTitle'),
  scenario('promotion-no-store', 'noStore', 'promotion.noStoreTitle', [
    withQuery(routePatterns.download, { ...visitor('1'), appName: 'CreditoVerde' }),
  ]),
  scenario('promotion-agreement', 'agreement', 'legal.contents', [
    withQuery(routePatterns.registrationAgreement, visitor('1')),
  ]),
]);

export const promotionScenarios = [...promotionStates, ...downloadStates];
