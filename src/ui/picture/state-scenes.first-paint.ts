/**
 * In the first paint: the scenes without their drawings, so that a screen does not load those of rare states before its
 * content. Their place stays empty until the app is there.
 */
import type { Scene } from './illustration';

type Scenes = typeof import('./state-scenes');

/* @__NO_SIDE_EFFECTS__ */
const scene = (name: string, tone?: Scene['tone']): Scene => ({ name, ...(tone && { tone }), drawing: null });

export const DONE_SCENE = scene('done', 'green') satisfies Scenes['DONE_SCENE'];
export const EMPTY_SCENE = scene('empty') satisfies Scenes['EMPTY_SCENE'];
export const NO_MATCH_SCENE = scene('noMatch') satisfies Scenes['NO_MATCH_SCENE'];
export const LOAN_UNKNOWN_SCENE = scene('loanUnknown', 'amber') satisfies Scenes['LOAN_UNKNOWN_SCENE'];
