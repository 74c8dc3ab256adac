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

/** The time whose fields in UTC are those that an instant has in the phone's zone. Both are epoch milliseconds. */
export const atDevice = (instant: number): number => instant - new Date(instant).getTimezoneOffset() * 60_000;

/** The same for the lender's zone. */
export function atLender(instant: number): number {
  if (zone === undefined) return atDevice(instant);
  const fixed = FIXED_OFFSETS[zone];
  if (fixed !== undefined && instant >= fixed.since) return instant + fixed.minutes * 60_000;
  format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const [month = 1, day, year = 0, ...time] = format.format(instant).split(/\D+/).map(Number);
  return Date.UTC(year, month - 1, day, ...time);
}
