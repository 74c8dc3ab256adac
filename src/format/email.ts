/** E-mail addresses. Pure. */

const MAX_LENGTH = 254;
/** Excludes characters that would end the address in a `mailto:` link or add a second one. */
const ADDRESS = /^[^\s@<>()[\]"'?&,;:\\/#%]+@[^\s@<>()[\]"'?&,;:\\/#%.]+(?:\.[^\s@<>()[\]"'?&,;:\\/#%.]+)+$/;

export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && ADDRESS.test(text);
}
