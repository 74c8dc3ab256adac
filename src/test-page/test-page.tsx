/** The developer test page: opens any screen in any state as the native app would, and shows HTTP calls and native calls. */
import { useEffect, useState } from 'react';
import { saveInAddress } from '../platform/current-route';
import { useParameters } from '../ui/links/use-go';
import { Facts } from '../ui/page/hero';
import { Page } from '../ui/page/page';
import { Tabs } from '../ui/page/tabs';
import { FaultsPanel } from './faults/faults-panel';
import { BridgePanel } from './logs/bridge-panel';
import { CallsPanel } from './logs/calls-panel';
import { ReportPanel } from './logs/report-panel';
import { saveReturnRoute } from './return-link';
import { ScenariosPanel } from './scenarios/scenarios-panel';
import { filled } from './screens/fields';
import { ScreensPanel } from './screens/screens-panel';
import { useFields } from './screens/use-fields';
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
  const { fields, save } = useFields();
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

  const facts = (['contactName', 'deviceName', 'orderId'] as const).flatMap((name) => filled(fields, name) ?? []);
  return (
    <Page title={t('title')} hero={<Facts facts={facts} />} wide>
      <div className={styles.sections}>
        <Tabs
          label={t('title')}
          tabs={SECTIONS.map((each) => ({ name: t(`section.${each}`) }))}
          chosen={SECTIONS.indexOf(section)}
          choose={choose}
        >
          {section === 'open' && <ScreensPanel fields={fields} save={save} />}
          {section === 'states' && <ScenariosPanel fields={fields} />}
          {section === 'faults' && <FaultsPanel />}
          {section === 'bridge' && <BridgePanel />}
          {section === 'network' && <CallsPanel />}
          {section === 'report' && <ReportPanel />}
        </Tabs>
      </div>
    </Page>
  );
}
