/** Which parameters of an address say who is there: those are a profile's. The others say what one screen shows. Pure. */
import type { Parameters } from '../../host/address';

/** Marks a link as a profile's, by its name. */
export const LINK_NAME = 'profile';

/** This page's own, and those of the screens (contract, section 1). */
const OF_ONE_SCREEN: readonly string[] = [
  LINK_NAME,
  'section',
  'requestType',
  'problemType',
  'problemSonType',
  'orderNo',
  'problemId',
  'couponId',
  'from',
  'app_from',
  'user_from',
  'utm_tag',
  'id',
  'links_id',
  'down_id',
  'invite_code',
  'UC',
];

/** Names that are no parameter's but JavaScript's own. */
const UNFIT: readonly string[] = ['__proto__', 'constructor', 'prototype', ''];

/** The names that belong to one screen alone. */
export const leftOut = (parameters: Parameters): string[] =>
  [...parameters.keys()].filter((name) => OF_ONE_SCREEN.includes(name) && name !== LINK_NAME);

/** A profile's parameters of an address, unknown ones among them. */
export const carried = (parameters: Parameters): Record<string, string> =>
  Object.fromEntries([...parameters].filter(([name]) => !OF_ONE_SCREEN.includes(name) && !UNFIT.includes(name)));
