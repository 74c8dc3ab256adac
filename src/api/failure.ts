/** The one failure of the server border (contract, section 2). It carries facts; `ui/error-view.tsx` finds the words. */

export type FailureKind = 'refused' | 'network' | 'timeout' | 'malformed' | 'http';

interface FailureFacts {
  /** HTTP status, of kind `http`. */
  status?: number | undefined;
  /** The server's code as text, of kind `refused`. */
  code?: string | undefined;
  /** The server's own sentence, of kind `refused`. */
  serverMessage?: string | undefined;
  /** False when the request surely never left the device. */
  sent?: boolean;
}

export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly serverMessage: string | undefined;
  readonly sent: boolean;

  constructor(
    readonly kind: FailureKind,
    facts: FailureFacts = {},
  ) {
    super(facts.serverMessage ?? kind);
    this.status = facts.status;
    this.code = facts.code;
    this.serverMessage = facts.serverMessage;
    this.sent = facts.sent ?? true;
  }
}

/** Whatever was thrown, as a failure; an unknown error means that we could not make sense of the answer. */
export function toFailure(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure('malformed');
}

/**
 * Whether a write may have been carried out although its answer is missing: the server took it, but no word came back.
 * A gateway's 502 and 504 say the same of the server behind it.
 */
export function isOutcomeUnknown({ kind, status, sent }: Failure): boolean {
  if (!sent || kind === 'refused') return false;
  return kind !== 'http' || status === 502 || status === 504;
}
