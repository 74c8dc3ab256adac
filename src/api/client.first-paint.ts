/** In the first paint: the client returns the boot script's answer, keeps for the app what it decodes, and sends nothing. */
import * as v from 'valibot';
import { requestOf } from './call';
import { takeEarlyCall } from './early-answer';
import { openEnvelope } from './envelope';
import { Failure } from './failure';
import { renamer } from './request';

/** @throws Failure when the call failed, and for every read but the first. */
export const sendRead = (async (call, values) => {
  const early = takeEarlyCall(requestOf(call, values));
  const answer = await early?.answer;
  if (early === undefined || answer === undefined || 'failure' in answer) throw new Failure('network');
  const data = v.parse(call.answer, openEnvelope(answer.text, answer.status, renamer));
  early.data = data;
  return data;
}) satisfies typeof import('./client').sendRead;

/** Nothing is saved, so nothing is compared. */
export const requestTime = (() => undefined) satisfies typeof import('./client').requestTime;

/** Imported by the writes, which only the app sends. */
export const sendWrite = undefined;
export const sendQuietly = undefined;
