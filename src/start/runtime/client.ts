/** Replaces the API client in the first paint: it returns the boot script's answer and sends nothing. */
import * as v from 'valibot';
import { takeEarlyAnswer } from '../../api/early-answer';
import { openEnvelope } from '../../api/envelope';
import { Failure } from '../../api/failure';
import { type Read, readCall, renamer, wireRequest } from '../../api/request';

/** @throws Failure when the call failed, and for every read but the first. */
export async function sendRead<S extends v.GenericSchema>(read: Read, schema: S): Promise<v.InferOutput<S>> {
  const answer = await takeEarlyAnswer(wireRequest(readCall(read)));
  if (answer === undefined || 'failure' in answer) throw new Failure('network');
  return v.parse(schema, openEnvelope(answer.text, answer.status, renamer));
}

/** Imported by the writes, which only the app sends. */
export const formClient = undefined;
export const jsonClient = undefined;
