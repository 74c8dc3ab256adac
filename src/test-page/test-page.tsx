/** The developer test page: opens any screen in any state as the native app would, and tells what went over the wire and the bridge. */
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { keepInAddress } from '../host/keep';
import { Hero } from '../ui/hero';
import { Page } from '../ui/page';
import { Tabs } from '../ui/tabs';
import { useParameters } from '../ui/use-go';
import { BridgePanel } from './bridge/bridge-panel';
import { CallsPanel } from './calls/calls-panel';
import { FaultsPanel } from './faults/faults-panel';
import { TestPageMessages } from './messages';
import { ReportPanel } from './report/report-panel';
import { keepReturnRoute } from './return-route';
import { ScenariosPanel } from './scenarios/scenarios-panel';
import { type Fields, filled } from './screens/fields';
import { ScreensPanel } from './screens/screens-panel';
import { useFields } from './screens/use-fields';
import { useLanguage } from './screens/use-language';
import styles from './test-page.module.css';

const SECTIONS = ['open', 'states', 'faults', 'bridge', 'network', 'report'] as const;
type Section = (typeof SECTIONS)[number];

export default function TestPage() {
  return (
    <TestPageMessages>
      <Sections />
    </TestPageMessages>
  );
}

function Sections() {
  const intl = useIntl();
  const parameters = useParameters();
  const { fields, keep } = useFields();
  const [section, setSection] = useState<Section>(
    () => SECTIONS.find((each) => each === parameters.get('section')) ?? 'open',
  );

  // The way back from the screens leads here, as the address stands after each change.
  useEffect(keepReturnRoute);

  const choose = (index: number) => {
    const next = SECTIONS[index] ?? 'open';
    setSection(next);
    keepInAddress({ section: next === 'open' ? undefined : next });
  };

  return (
    <Page title={intl.formatMessage({ id: 'launcher.title' })} hero={<Profile fields={fields} />} wide>
      <LanguageSwitch />
      <Tabs
        label={intl.formatMessage({ id: 'launcher.sections' })}
        tabs={SECTIONS.map((each) => ({ name: intl.formatMessage({ id: `launcher.section.${each}` }) }))}
        chosen={SECTIONS.indexOf(section)}
        choose={choose}
      >
        {section === 'open' && <ScreensPanel fields={fields} keep={keep} />}
        {section === 'states' && <ScenariosPanel fields={fields} />}
        {section === 'faults' && <FaultsPanel />}
        {section === 'bridge' && <BridgePanel />}
        {section === 'network' && <CallsPanel />}
        {section === 'report' && <ReportPanel fields={fields} />}
      </Tabs>
    </Page>
  );
}

/** Who the screens will take the visitor for. */
function Profile({ fields }: { fields: Fields }) {
  const intl = useIntl();
  const { deviceName, osVersion } = fields;
  const device = [deviceName, osVersion].map((value) => value.trim()).filter((value) => value !== '');
  const orderId = filled(fields, 'orderId');
  return (
    <Hero
      label={intl.formatMessage({ id: 'launcher.profile' })}
      amount={filled(fields, 'contactName')}
      facts={[
        ...(device.length === 0 ? [] : [device.join(' · ')]),
        ...(orderId === undefined ? [] : [`${intl.formatMessage({ id: 'launcher.orderId' })} ${orderId}`]),
      ]}
    />
  );
}

/** Rewrites `language` in the address and nothing else. */
function LanguageSwitch() {
  const intl = useIntl();
  const { language, chooseLanguage } = useLanguage();
  return (
    <fieldset className={styles.languages}>
      <legend className="visually-hidden">{intl.formatMessage({ id: 'launcher.language' })}</legend>
      <button type="button" aria-pressed={language === '1'} onClick={() => chooseLanguage('1')}>
        {intl.formatMessage({ id: 'launcher.english' })}
      </button>
      <button type="button" aria-pressed={language === '2'} onClick={() => chooseLanguage('2')}>
        {intl.formatMessage({ id: 'launcher.spanish' })}
      </button>
    </fieldset>
  );
}
