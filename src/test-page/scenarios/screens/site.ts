import { paths, routePatterns } from '../../../paths';
import { fill, press, scenario, scenariosOf } from '../scenario';

const submit = press('common.submit');
const site = (query: string) => `${paths.home()}?${query}`;

const officialStates = scenariosOf('screen.official', paths.home(), [
  scenario('official-home', 'official.needsTitle'),
  scenario('official-calculated', '26,350.00', [site('amount=25000&term=180')]),
  scenario('official-bad-amount', 'official.notANumber', [site('amount=abc')]),
  scenario('official-typed-amount', 'official.notANumber', [fill('official.amount', '1.5')]),
  scenario('official-huge', 'official.schedule', [site(`amount=${'9'.repeat(15)}&term=360`)]),
  scenario('official-other-brand', 'official.needsTitle', [site('appName=CreditoVerde')]),
  scenario('official-about', 'official.promisesTitle', [paths.siteAbout()]),
  scenario('official-user', 'official.userTitle', [paths.siteUser()]),
  scenario('official-contact', 'official.formTitle', [paths.siteContact()]),
  scenario('official-contact-missing', 'official.incomplete', [
    paths.siteContact(),
    fill('official.name', 'María'),
    submit,
  ]),
  scenario('official-contact-sent', 'official.sendIt', [
    paths.siteContact(),
    fill('official.name', 'María'),
    fill('official.telephone', '5512345678'),
    fill('official.email', 'maria@correo.example'),
    fill('official.remark', 'Hola'),
    submit,
  ]),
  scenario('official-policy', 'official.policyAlone', [paths.sitePolicy()]),
  scenario('official-loan', 'legal.contents', [paths.siteLoan()]),
]);

const legalStates = scenariosOf('screen.legal', paths.privacyPolicy(), [
  scenario('legal-privacy', 'legal.contents'),
  scenario('legal-privacy-site', 'legal.contents', [paths.privacyNotice()]),
  scenario('legal-period-agreement', 'legal.contents', [routePatterns.periodAgreement]),
  scenario('legal-about-us', 'aboutUs.title', [paths.aboutUs()]),
]);

const failureStates = scenariosOf('notFound.title', '/no/such/page', [
  scenario('not-found', 'notFound.text'),
  scenario('login-failure', 'No pudimos iniciar tu sesión', [paths.joinLoginFailure()]),
]);

export const siteScenarios = [...officialStates, ...legalStates, ...failureStates];
