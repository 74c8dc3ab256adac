/** The developer test page: opens any screen in any state as the native app would, and shows HTTP calls and native calls. */
import { useEffect, useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../languages';
import { saveInAddress } from '../platform/current-route';
import { useParameters } from '../ui/links/use-go';
import hero from '../ui/page/hero.module.css';
import { Page } from '../ui/page/page';
import { Tabs } from '../ui/page/tabs';
import { BridgePanel } from './bridge/bridge-panel';
import { CallsPanel } from './calls/calls-panel';
import { Segments } from './controls';
import { FaultsPanel } from './faults/faults-panel';
import { ReportPanel } from './report/report-panel';
import { saveReturnRoute } from './return-link';
import { ScenariosPanel } from './scenarios/scenarios-panel';
import { filled } from './screens/fields';
import { ScreensPanel } from './screens/screens-panel';
import { languageName, useFields, useLanguage } from './screens/use-fields';
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

  const name = filled(fields, 'contactName');
  const osVersion = filled(fields, 'osVersion');
  const orderId = filled(fields, 'orderId');
  const facts = [
    filled(fields, 'deviceName'),
    osVersion && t('profiles.os', { version: osVersion }),
    orderId && `${t('field.orderId')} ${orderId}`,
  ].filter(Boolean);
  const languages = LANGUAGE_NAMES.map((name) => LANGUAGES[name].parameter);
  return (
    <Page
      title={t('title')}
      hero={
        <div className={styles.head}>
          <div className={styles.context}>
            {name && <b>{name}</b>}
            <ul className={hero.facts}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
          <Segments
            label={t('field.language')}
            options={languages.map((value) => ({ value, name: languageName(value) }))}
            value={language}
            onChange={setLanguage}
          />
        </div>
      }
      wide
      hasOwnLanguages
    >
      <div className={styles.sections}>
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
          {section === 'report' && <ReportPanel />}
        </Tabs>
      </div>
    </Page>
  );
}
