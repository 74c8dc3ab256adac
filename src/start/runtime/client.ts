/** The API client for the first paint: it has one answer, the boot script's, and sends nothing. */
import { takeEarlyAnswer } from '../../api/early-answer';
import { openEnvelope } from '../../api/envelope';
import { Failure } from '../../api/failure';
import { type Read, readCall, renamer, wireRequest } from '../../api/request';

/** @throws Failure for a failed answer, and for any read but the first. */
export async function sendRead(read: Read): Promise<unknown> {
  const answer = await takeEarlyAnswer(wireRequest(readCall(read)));
  if (answer === undefined || 'failure' in answer) throw new Failure('network');
  return openEnvelope(answer.text, answer.status, renamer);
}

/** Named by writes, which the app sends. */
export const formClient = undefined;
export const jsonClient = undefined;
