/**
 * In the first paint: the scenes without their drawings, so that a screen does not load those of rare states before its
 * content. Their place stays empty until the app is there.
 */
import type { Scene } from './illustration';

type Scenes = typeof import('./state-scenes');

/* @__NO_SIDE_EFFECTS__ */
const scene = (name: string, tone?: Scene['tone']): Scene => ({ name, ...(tone && { tone }), drawing: null });

export const ANSWER_SCENE = scene('answer') satisfies Scenes['ANSWER_SCENE'];
export const DONE_SCENE = scene('done', 'green') satisfies Scenes['DONE_SCENE'];
export const SENT_SCENE = scene('sent') satisfies Scenes['SENT_SCENE'];
export const OFFLINE_SCENE = scene('offline', 'red') satisfies Scenes['OFFLINE_SCENE'];
export const FAULT_SCENE = scene('fault', 'red') satisfies Scenes['FAULT_SCENE'];
export const EMPTY_SCENE = scene('empty') satisfies Scenes['EMPTY_SCENE'];
export const NOT_FOUND_SCENE = scene('notFound') satisfies Scenes['NOT_FOUND_SCENE'];
export const NO_MATCH_SCENE = scene('noMatch') satisfies Scenes['NO_MATCH_SCENE'];
export const PAYMENT_UNKNOWN_SCENE = scene('paymentUnknown', 'amber') satisfies Scenes['PAYMENT_UNKNOWN_SCENE'];
export const LOAN_UNKNOWN_SCENE = scene('loanUnknown', 'amber') satisfies Scenes['LOAN_UNKNOWN_SCENE'];
export const MESSAGE_UNKNOWN_SCENE = scene('messageUnknown', 'amber') satisfies Scenes['MESSAGE_UNKNOWN_SCENE'];
export const CARD_UNKNOWN_SCENE = scene('cardUnknown', 'amber') satisfies Scenes['CARD_UNKNOWN_SCENE'];
export const LOCKED_SCENE = scene('locked', 'amber') satisfies Scenes['LOCKED_SCENE'];
export const LOGIN_FAILED_SCENE = scene('loginFailed', 'red') satisfies Scenes['LOGIN_FAILED_SCENE'];
