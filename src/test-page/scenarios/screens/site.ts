import { paths, routePatterns } from '../../../paths';
import { fill, press, SMALL, scenario, scenariosOf, WHOLE } from '../scenario';

const submit = press('official.submit');
const site = (query: string) => `${paths.home()}?${query}`;

const officialStates = scenariosOf('screen.official', paths.home(), [
  scenario('official-home', 'home', 'official.claim', [SMALL, WHOLE]),
  scenario('official-calculated', 'calculated', '26,350.00', [WHOLE, site('amount=25000&term=180')]),
  scenario('official-bad-amount', 'badAmount', 'official.notANumber', [site('amount=abc')]),
  scenario('official-typed-amount', 'typedAmount', 'official.notANumber', [fill('official.amount', '1.5')]),
  scenario('official-huge', 'huge', 'official.schedule', [site(`amount=${'9'.repeat(30)}&term=360`)]),
  scenario('official-other-brand', 'otherBrand', 'Crédito Verde', [site('appName=CreditoVerde')]),
  scenario('official-about', 'about', 'official.promisesTitle', [WHOLE, paths.siteAbout()]),
  scenario('official-user', 'user', 'official.userTitle', [paths.siteUser()]),
  scenario('official-contact', 'contact', 'official.formTitle', [WHOLE, paths.siteContact()]),
  scenario('official-contact-missing', 'contactMissing', 'official.incomplete', [
    paths.siteContact(),
    fill('official.name', 'María'),
    submit,
  ]),
  scenario('official-contact-sent', 'contactSent', 'official.successful', [
    paths.siteContact(),
    fill('official.name', 'María'),
    fill('official.telephone', '5512345678'),
    fill('official.email', 'maria@correo.example'),
    fill('official.remark', 'Hola'),
    submit,
  ]),
  scenario('official-policy', 'policy', 'official.policyAlone', [paths.sitePolicy()]),
  scenario('official-loan', 'loanTerms', 'legal.contents', [paths.siteLoan()]),
]);

const legalStates = scenariosOf('screen.legal', paths.privacyPolicy(), [
  scenario('legal-privacy', 'policy', 'legal.contents', [SMALL]),
  scenario('legal-privacy-site', 'policyOfSite', 'legal.contents', [paths.privacyNotice()]),
  scenario('legal-period-agreement', 'agreement', 'legal.contents', [routePatterns.periodAgreement]),
  scenario('legal-about-us', 'about', 'aboutUs.title', [paths.aboutUs()]),
]);

const failureStates = scenariosOf('screen.failure', '/no/such/page', [
  scenario('not-found', 'unknownAddress', 'notFound.text'),
  scenario('login-failure', 'loginFailed', 'No pudimos abrir tu sesión', [paths.joinLoginFailure()]),
]);

export const siteScenarios = [...officialStates, ...legalStates, ...failureStates];
