/** The keys of web storage and of the database: each contains the borrower and a section. */
import { borrowerOf, NO_BORROWER } from './session';

/** The sections of the specification (section 3), which does not define their fields. */
const SECTIONS = [
  'host',
  'setting',
  'main',
  'login',
  'order',
  'productDetail',
  'public',
  'personal',
  'job',
  'ext',
  'bank',
  'enum',
  'txt',
  'citySelect',
  'day',
] as const;

export type Section = (typeof SECTIONS)[number];

/** `section.name`. */
export type StorageKey = `${Section}.${string}`;

/**
 * Begins each name in web storage, because other apps on this origin may use the same storage. A value whose shape changes gets
 * another key.
 */
export const PREFIX = 'v1:';
export const OWN_NAME = new RegExp(`^${PREFIX}(?:[^:.]*:)?(?:${SECTIONS.join('|')})\\.`);

/** What belongs to the device and not to a borrower: sections of the test page, and attempts, each of which names its borrower. */
const DEVICE_KEY = /^(?:(?:host|setting)\.|main\.attempts)/;

/** IndexedDB: the database and its only object store. */
export const DATABASE = 'borrower-h5';
export const OBJECT_STORE = 'kept';

/** The key with the borrower added. Without a borrower in the address it is the plain key. */
export function borrowerKey(key: StorageKey, borrower = borrowerOf()): string {
  return borrower === NO_BORROWER || DEVICE_KEY.test(key)
    ? key
    : `${encodeURIComponent(borrower).replace(/\./g, '%2E')}:${key}`;
}

export const nameOf = (key: StorageKey, borrower?: string) => PREFIX + borrowerKey(key, borrower);
