/** Sets the sandbox's clock ahead, so that orders are due, codes expire and answers are late without waiting. */
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Card } from '../../ui/page/card';
import { useSubmit } from '../../ui/write/use-submit';
import { Field } from '../controls';
import { useTranslations } from '../translations';
import { clockQuery, setClock } from './admin-api';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Codes expire after 5 and 10 minutes, order 1000174 is due in 3 days, complaints are late after 10 working days. */
const CHOICES = [0, 6 * MINUTE, 11 * MINUTE, DAY, 3 * DAY, 4 * DAY, 8 * DAY, 15 * DAY, 31 * DAY];

export function ClockCard() {
  const t = useTranslations();
  const { locale } = useIntl();
  const { data } = useQuery(clockQuery());
  const { submit } = useSubmit(setClock, { failureText: (failure) => failure.serverMessage ?? t('noAdminApi') });
  const nameOf = (ahead: number) => {
    const [unit, length] = ahead < DAY ? (['minute', MINUTE] as const) : (['day', DAY] as const);
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
    return ahead === 0 ? t('clock.real') : format.format(ahead / length);
  };
  if (data === undefined) return null;
  const choices = CHOICES.includes(data.ahead) ? CHOICES : [...CHOICES, data.ahead];
  return (
    <Card>
      <p className="muted">{t('clock.text')}</p>
      <Field
        label={t('clock.label')}
        value={String(data.ahead)}
        options={choices.map((ahead) => ({ value: String(ahead), name: nameOf(ahead) }))}
        onChange={(ahead) => submit(Number(ahead))}
      />
    </Card>
  );
}
