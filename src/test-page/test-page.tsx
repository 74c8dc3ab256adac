/** The developer test page: opens any screen in any state as the native app would, and tells what went over the wire and the bridge. */

import { useEffect, useState } from 'react';
import { keepInAddress } from '../host/keep';
import { Hero } from '../ui/hero';
import { Page } from '../ui/page';
import { Tabs } from '../ui/tabs';
import { useParameters } from '../ui/use-go';
import { BridgePanel } from './bridge/bridge-panel';
import { CallsPanel } from './calls/calls-panel';
import { FaultsPanel } from './faults/faults-panel';
import { ReportPanel } from './report/report-panel';
import { keepReturnRoute } from './return-route';
import { ScenariosPanel } from './scenarios/scenarios-panel';
import { type Fields, filled } from './screens/fields';
import { ScreensPanel } from './screens/screens-panel';
import { useFields } from './screens/use-fields';
import { useLanguage } from './screens/use-language';
import styles from './test-page.module.css';
import { Translations, useTranslations } from './translations';

const SECTIONS = ['open', 'states', 'faults', 'bridge', 'network', 'report'] as const;
type Section = (typeof SECTIONS)[number];

export default function TestPage() {
  return (
    <Translations>
      <Sections />
    </Translations>
  );
}

function Sections() {
  const t = useTranslations();
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
    <Page title={t('title')} hero={<Profile fields={fields} />} wide>
      <LanguageSwitch />
      <Tabs
        label={t('sections')}
        tabs={SECTIONS.map((each) => ({ name: t(`section.${each}`) }))}
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
  const t = useTranslations();
  const { deviceName, osVersion } = fields;
  const device = [deviceName, osVersion].map((value) => value.trim()).filter((value) => value !== '');
  const orderId = filled(fields, 'orderId');
  return (
    <Hero
      label={t('profile')}
      amount={filled(fields, 'contactName')}
      facts={[
        ...(device.length === 0 ? [] : [device.join(' · ')]),
        ...(orderId === undefined ? [] : [`${t('orderId')} ${orderId}`]),
      ]}
    />
  );
}

/** Rewrites `language` in the address and nothing else. */
function LanguageSwitch() {
  const t = useTranslations();
  const { language, chooseLanguage } = useLanguage();
  return (
    <fieldset className={styles.languages}>
      <legend className="visually-hidden">{t('language')}</legend>
      <button type="button" aria-pressed={language === '1'} onClick={() => chooseLanguage('1')}>
        {t('english')}
      </button>
      <button type="button" aria-pressed={language === '2'} onClick={() => chooseLanguage('2')}>
        {t('spanish')}
      </button>
    </fieldset>
  );
}
