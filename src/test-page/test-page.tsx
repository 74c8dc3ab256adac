/** The developer test page: opens any screen in any state as the native app would, and shows HTTP calls and native calls. */

import { useEffect, useState } from 'react';
import { saveInAddress } from '../host/current-route';
import { LANGUAGE_NAMES, LANGUAGES } from '../languages';
import { Hero } from '../ui/hero';
import { Page } from '../ui/page';
import { Tabs } from '../ui/tabs';
import { useParameters } from '../ui/use-go';
import { BridgePanel } from './bridge/bridge-panel';
import { CallsPanel } from './calls/calls-panel';
import { Segments } from './controls';
import { FaultsPanel } from './faults/faults-panel';
import { ReportPanel } from './report/report-panel';
import { saveReturnRoute } from './return-link';
import { ScenariosPanel } from './scenarios/scenarios-panel';
import { type Fields, filled } from './screens/fields';
import { ScreensPanel } from './screens/screens-panel';
import { languageName, useFields, useLanguage } from './screens/use-fields';
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
  const { fields, save } = useFields();
  const { language, setLanguage } = useLanguage();
  const [section, setSection] = useState<Section>(
    () => SECTIONS.find((each) => each === parameters.get('section')) ?? 'open',
  );

  // The screens' link back leads here, to the address after each change.
  useEffect(saveReturnRoute);

  const choose = (index: number) => {
    const next = SECTIONS[index] ?? 'open';
    setSection(next);
    saveInAddress({ section: next === 'open' ? undefined : next });
  };

  return (
    <Page title={t('title')} hero={<Profile fields={fields} />} wide>
      <Segments
        label={t('field.language')}
        options={LANGUAGE_NAMES.map((name) => LANGUAGES[name].parameter).map((value) => ({
          value,
          name: languageName(value),
        }))}
        value={language}
        onChange={setLanguage}
      />
      <Tabs
        label={t('sections')}
        tabs={SECTIONS.map((each) => ({ name: t(`section.${each}`) }))}
        chosen={SECTIONS.indexOf(section)}
        choose={choose}
      >
        {section === 'open' && <ScreensPanel fields={fields} save={save} />}
        {section === 'states' && <ScenariosPanel fields={fields} />}
        {section === 'faults' && <FaultsPanel />}
        {section === 'bridge' && <BridgePanel />}
        {section === 'network' && <CallsPanel />}
        {section === 'report' && <ReportPanel fields={fields} />}
      </Tabs>
    </Page>
  );
}

/** The borrower of the screens that are opened. */
function Profile({ fields }: { fields: Fields }) {
  const t = useTranslations();
  const device = [filled(fields, 'deviceName'), filled(fields, 'osVersion')].filter(Boolean).join(' · ');
  const orderId = filled(fields, 'orderId');
  const facts = [device, orderId && `${t('field.orderId')} ${orderId}`].filter(Boolean);
  return <Hero label={t('profile')} amount={filled(fields, 'contactName')} facts={facts} />;
}
