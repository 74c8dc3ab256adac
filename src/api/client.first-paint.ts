/** In the first paint: the client returns the boot script's answer and sends nothing. */
import * as v from 'valibot';
import { requestOf } from './call';
import { takeEarlyCall } from './early-answer';
import { openEnvelope } from './envelope';
import { Failure } from './failure';
import { renamer, wireRequest } from './request';

/** @throws Failure when the call failed, and for every read but the first. */
export const sendRead = (async (call, values) => {
  const answer = await takeEarlyCall(wireRequest(requestOf(call, values)))?.answer;
  if (answer === undefined || 'failure' in answer) throw new Failure('network');
  return v.parse(call.answer, openEnvelope(answer.text, answer.status, renamer));
}) satisfies typeof import('./client').sendRead;

/** Nothing is saved, so nothing is compared. */
export const requestTime = (() => undefined) satisfies typeof import('./client').requestTime;

/** Imported by the writes, which only the app sends. */
export const sendWrite = undefined;
export const sendQuietly = undefined;
