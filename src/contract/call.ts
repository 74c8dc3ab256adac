/** The types of this folder: each file describes one call of the contract, for the app, the sandbox and CONTRACT.md. */
import type * as v from 'valibot';
import type { Call } from '../api/call.ts';

export type { Call };

/** What the app reads of a call's answer. */
export type AnswerOf<C extends Call> = v.InferOutput<C['answer']>;

/** What only documents, the sandbox and tests use of a call. No bundle of the app contains it. */
export interface CallDocument<C extends Call> {
  /** Its name in CONTRACT.md, if that is not its name in `all.ts`. */
  title?: string;
  call: C;
  /** Set if a backend also accepts another method than the one that the app uses. */
  methods?: 'GET or POST';
  /** Whether the specification names it without describing it. */
  isAssumed?: true;
  /** Whether the answer is an image instead of an envelope. */
  isImage?: true;
  /** Whether it changes something on the server: an order, a complaint, what is counted. */
  isWrite?: true;
  /** Fields of the answer that the app does not read. */
  notRead?: readonly string[];
  /** A sentence for each field whose name and type do not say what it is. */
  notes?: Readonly<Record<string, string>>;
  /** The codes of refusals that have a meaning for the app. For any other one it shows the server's message. */
  refusals?: Readonly<Record<string, string>>;
  /** The `data` of an answer. */
  example?: v.InferInput<C['answer']>;
}
