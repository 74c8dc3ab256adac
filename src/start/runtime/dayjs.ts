/** Replaces dayjs in the first paint; supports only what `format/dates.ts` uses. */
export default function dayjs(date: Date) {
  const parts: Readonly<Record<string, number>> = {
    YYYY: date.getFullYear(),
    MM: date.getMonth() + 1,
    DD: date.getDate(),
    HH: date.getHours(),
    mm: date.getMinutes(),
    ss: date.getSeconds(),
  };
  return {
    format: (pattern: string) =>
      pattern.replace(/YYYY|MM|DD|HH|mm|ss/g, (token) => String(parts[token]).padStart(token.length, '0')),
  };
}
