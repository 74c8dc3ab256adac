import { paths, routePatterns } from '../../../paths';
import { fill, press, scenariosOf } from '../scenario';

const submit = press('official.submit');
/** Leads down to the calculator. */
const calculate = [press('official.calculate')];
const site = (query: string) => `${paths.home()}?${query}`;

export const officialScenarios = scenariosOf('official', paths.home(), [
  { id: 'official-home', label: 'home', sees: 'official.claim' },
  {
    id: 'official-calculated',
    label: 'calculated',
    route: site('amount=25000&term=180'),
    steps: calculate,
    sees: '26,350.00',
  },
  {
    id: 'official-bad-amount',
    label: 'badAmount',
    route: site('amount=abc'),
    steps: calculate,
    sees: 'official.notANumber',
  },
  {
    id: 'official-typed-amount',
    label: 'typedAmount',
    steps: [fill('official.amount', '1.5')],
    sees: 'official.notANumber',
  },
  {
    id: 'official-huge',
    label: 'huge',
    route: site(`amount=${'9'.repeat(30)}&term=360`),
    steps: calculate,
    sees: 'official.schedule',
  },
  {
    id: 'official-other-brand',
    label: 'otherBrand',
    route: site('appName=CreditoVerde'),
    sees: 'Crédito Verde',
  },
  { id: 'official-about', label: 'about', route: paths.siteAbout(), sees: 'official.promisesTitle' },
  { id: 'official-user', label: 'user', route: paths.siteUser(), sees: 'official.userTitle' },
  { id: 'official-contact', label: 'contact', route: paths.siteContact(), sees: 'official.formTitle' },
  {
    id: 'official-contact-missing',
    label: 'contactMissing',
    route: paths.siteContact(),
    steps: [fill('official.name', 'María'), submit],
    sees: 'official.incomplete',
  },
  {
    id: 'official-contact-sent',
    label: 'contactSent',
    route: paths.siteContact(),
    steps: [
      fill('official.name', 'María'),
      fill('official.telephone', '5512345678'),
      fill('official.email', 'maria@correo.example'),
      fill('official.remark', 'Hola'),
      submit,
    ],
    sees: 'official.successful',
  },
  { id: 'official-policy', label: 'policy', route: paths.sitePolicy(), sees: 'official.policyFallback' },
  { id: 'official-loan', label: 'loanTerms', route: paths.siteLoan(), sees: 'legal.contents' },
]);

export const legalScenarios = scenariosOf('legal', paths.privacyPolicy(), [
  { id: 'legal-privacy', label: 'policy', sees: 'legal.contents' },
  {
    id: 'legal-privacy-site',
    label: 'policyOfSite',
    route: paths.privacyNotice(),
    sees: 'legal.contents',
  },
  {
    id: 'legal-period-agreement',
    label: 'agreement',
    route: routePatterns.periodAgreement,
    sees: 'legal.contents',
  },
  { id: 'legal-about-us', label: 'about', route: paths.aboutUs(), sees: 'aboutUs.title' },
]);

export const failureScenarios = scenariosOf('failure', '/no/such/page', [
  { id: 'not-found', label: 'unknownAddress', sees: 'notFound.text' },
  {
    id: 'login-failure',
    label: 'loginFailed',
    route: paths.joinLoginFailure(),
    sees: 'No pudimos iniciar tu sesión',
  },
]);
