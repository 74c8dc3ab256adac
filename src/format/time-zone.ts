/** The lender's time zone. A module of its own, because all parts of the first paint share it. */

/**
 * Zones without summer time: minutes ahead of UTC, since a time in epoch milliseconds. The browser's format of any other
 * zone or earlier time takes 60 to 100 ms at its first use on a slow phone.
 */
const FIXED_OFFSETS: Readonly<Record<string, { minutes: number; since: number }>> = {
  'America/Mexico_City': { minutes: -360, since: Date.UTC(2022, 10, 1) },
  'Asia/Kolkata': { minutes: 330, since: Date.UTC(2000, 0, 1) },
};

/** By its IANA name; undefined for the phone's. */
let zone: string | undefined;
let format: Intl.DateTimeFormat | undefined;

export function setTimeZone(timeZone: string | undefined): void {
  if (timeZone !== zone) format = undefined;
  zone = timeZone;
}

/** A date whose local fields are those that an instant has in the lender's zone. */
export function atLender(instant: Date): Date {
  if (zone === undefined) return instant;
  const fixed = FIXED_OFFSETS[zone];
  if (fixed !== undefined && instant.getTime() >= fixed.since) {
    const [date = '', time] = new Date(instant.getTime() + fixed.minutes * 60_000).toISOString().split(/[TZ]/);
    return new Date(`${date}T${time}`);
  }
  format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const [month = 1, day, year = 0, ...time] = format.format(instant).split(/\D+/).map(Number);
  return new Date(year, month - 1, day, ...time);
}
