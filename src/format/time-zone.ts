/** The lender's time zone. A module of its own, because all parts of the first paint share it. */

/** By its IANA name; undefined for the phone's. */
let zone: string | undefined;

export const lenderZone = (): string | undefined => zone;

export function setTimeZone(timeZone: string | undefined): void {
  zone = timeZone;
}
