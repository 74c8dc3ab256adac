/** Replaces dayjs in the first paint; supports only what `format/dates.ts` uses. */
export default function dayjs(value: number | string) {
  const date = new Date(value);
  const part = (token: string): number => {
    switch (token) {
      case 'YYYY':
        return date.getFullYear();
      case 'MM':
        return date.getMonth() + 1;
      case 'DD':
        return date.getDate();
      case 'HH':
        return date.getHours();
      case 'mm':
        return date.getMinutes();
      default:
        return date.getSeconds();
    }
  };
  return {
    isValid: () => !Number.isNaN(date.getTime()),
    year: () => date.getFullYear(),
    month: () => date.getMonth(),
    date: () => date.getDate(),
    format: (pattern: string) =>
      pattern.replace(/YYYY|MM|DD|HH|mm|ss/g, (token) => String(part(token)).padStart(token.length, '0')),
  };
}
