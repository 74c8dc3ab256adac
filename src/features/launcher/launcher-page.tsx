/** The developer test page: opens any screen in any state as the native app would, and tells what went over the wire and the bridge. */
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { keepInAddress } from '../../host/keep';
import { Hero } from '../../ui/hero';
import { Page } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { useParameters } from '../../ui/use-go';
import { BridgePanel } from './bridge/bridge-panel';
import styles from './launcher-page.module.css';
import { NetworkPanel } from './network/network-panel';
import { type Fields, filled } from './open/fields';
import { OpenPanel } from './open/open-panel';
import { useFields } from './open/use-fields';
import { useLanguage } from './open/use-language';
import { ReportPanel } from './report/report-panel';
import { keepReturnRoute } from './return-route';
import { FaultsPanel } from './states/faults-panel';
import { StatesPanel } from './states/states-panel';
import { LauncherWords } from './words';

const SECTIONS = ['open', 'states', 'faults', 'bridge', 'network', 'report'] as const;
type Section = (typeof SECTIONS)[number];

export default function LauncherPage() {
  return (
    <LauncherWords>
      <Cockpit />
    </LauncherWords>
  );
}

function Cockpit() {
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
        {section === 'open' && <OpenPanel fields={fields} keep={keep} />}
        {section === 'states' && <StatesPanel fields={fields} />}
        {section === 'faults' && <FaultsPanel />}
        {section === 'bridge' && <BridgePanel />}
        {section === 'network' && <NetworkPanel />}
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
