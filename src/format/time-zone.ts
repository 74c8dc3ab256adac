/** The lender's time zone. A module of its own, because all parts of the first paint share it. */

/** By its IANA name; undefined for the phone's. */
let zone: string | undefined;

/** Of the zone; made when it is needed, because the first one takes 60 to 100 ms on a slow phone. */
let format: Intl.DateTimeFormat | undefined;

export function setTimeZone(timeZone: string | undefined): void {
  if (timeZone !== zone) format = undefined;
  zone = timeZone;
}

/** A date whose local fields are those that an instant has in the lender's zone. */
export function atLender(instant: Date): Date {
  if (zone === undefined) return instant;
  format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const [month = 1, day, year = 0, ...time] = format.format(instant).split(/\D+/).map(Number);
  return new Date(year, month - 1, day, ...time);
}
