import { PATHS } from '../../../contract/paths';
import { routePatterns, withQuery } from '../../../paths';
import { answers, fails, hangs, loses, refuses } from '../../faults/fault';
import { fill, IDLE, press, pressRole, scenario, scenariosOf, see } from '../scenario';
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

const promotionStates = scenariosOf('promotion.title', landing('1'), [
  scenario('promotion', 'promotion.stepsTitle', [IDLE]),
  scenario('promotion-words', '12,500', [landing('2'), IDLE]),
  scenario('promotion-plain', 'promotion.heroText', [landing('3')]),
  scenario('promotion-picture', 'promotion.heroText', [template({ background: PICTURE }), IDLE]),
  scenario('promotion-picture-lost', 'promotion.heroText', [
    template({ banner: LOST_PICTURE, logo: LOST_PICTURE, background: LOST_PICTURE }),
  ]),
  scenario('promotion-long', 'Circunvecinas', [template({ title: LONG, subtitle: ENDLESS, buttonText: LONG })]),
  scenario('promotion-ended', 'promotion.endedText', [landing('9')]),
  scenario('promotion-failed', '500', [fails(PATHS.template)]),
  scenario('promotion-offline', 'error.network', [loses(PATHS.template)]),
  scenario('promotion-no-captcha', 'common.tryAgain', [fails(PATHS.captchaSession)]),
  scenario('promotion-captcha-lost', 'common.tryAgain', [fails(PATHS.captchaImage)]),
  scenario('promotion-errors', 'promotion.smsCodeError', [awaitCaptcha, apply]),
  scenario('promotion-phone-wrong', 'promotion.phoneError', [
    awaitCaptcha,
    fill('promotion.phone', '12345678901'),
    sendCode,
  ]),
  scenario('promotion-refresh-early', 'promotion.phoneError', [press('promotion.refreshCaptcha')]),
  scenario('promotion-captcha-missing', 'promotion.captchaError', [awaitCaptcha, typePhone, sendCode]),
  scenario('promotion-sms-missing', 'promotion.smsCodeError', [typed, apply]),
  scenario('promotion-captcha-wrong', 'promotion.captchaError', [refuses(PATHS.smsCode, '101', ''), askCode]),
  scenario('promotion-sms-refused', 'sample.tooMany', [refuses(PATHS.smsCode, 5, 'sample.tooMany'), askCode]),
  scenario('promotion-sent', 'promotion.codeSent', [codeSent, askCode]),
  scenario('promotion-resend', 'promotion.resendError', [codeSent, askCode, see('promotion.codeSent'), sendCode]),
  scenario('promotion-register-captcha', 'promotion.captchaError', [refuses(PATHS.registration, -1, ''), register]),
  scenario('promotion-register-refused', 'sample.review', [refuses(PATHS.registration, 5, 'sample.review'), register]),
  scenario('promotion-registering', 'promotion.apply', [hangs(PATHS.registration), register]),
  scenario('promotion-unknown', 'promotion.unknownOutcome', [loses(PATHS.registration), register]),
  scenario('promotion-already', 'promotion.hero.alreadyRegistered', [refuses(PATHS.registration, '11'), register]),
  scenario('promotion-registered', 'promotion.hero.registered', [answers(PATHS.registration, {}), register]),
]);

const downloadStates = scenariosOf('promotion.downloadTitle', withQuery(routePatterns.download, visitor('1')), [
  scenario('promotion-download', 'promotion.nextTitle'),
  scenario('promotion-no-store', 'promotion.noStoreTitle', [
    withQuery(routePatterns.download, { ...visitor('1'), appName: 'CreditoVerde' }),
  ]),
  scenario('promotion-agreement', 'legal.contents', [withQuery(routePatterns.registrationAgreement, visitor('1'))]),
]);

export const promotionScenarios = [...promotionStates, ...downloadStates];
