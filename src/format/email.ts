/** E-mail addresses as people write them. Pure. */

const LONGEST = 254;
/** Signs that would end the address inside a `mailto:` link, or give it a second one, are out. */
const ADDRESS = /^[^\s@<>()[\]"'?&,;:\\/#%]+@[^\s@<>()[\]"'?&,;:\\/#%.]+(?:\.[^\s@<>()[\]"'?&,;:\\/#%.]+)+$/;

export function isEmailAddress(text: string): boolean {
  return text.length <= LONGEST && ADDRESS.test(text);
}
