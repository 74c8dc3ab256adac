import { FORM_HEADERS, JSON_HEADERS } from '../../host/session';
import { useTranslations } from '../translations';
import { FIELD_NAMES, type FieldName } from './fields';

const NAMED = ['userId', 'appName', 'clientType', 'merchantNumber', 'mobilePhone', 'language'] as const;
const HEADERS: readonly string[] = [...FORM_HEADERS, ...JSON_HEADERS];

/** What a parameter is called here; one that only a deployment knows by the name it has in the address. */
export function useParameterName(): (name: string) => string {
  const t = useTranslations();
  return (name) => {
    const named: FieldName | (typeof NAMED)[number] | undefined =
      NAMED.find((each) => each === name) ?? FIELD_NAMES.find((each) => each === name);
    if (named !== undefined) return t(`${named}`);
    return HEADERS.includes(name) ? t('header', { name }) : name;
  };
}
