/** The one failure of the server border (contract, section 2). It carries facts; `ui/error-view.tsx` finds the words. */

export type FailureKind = 'refused' | 'sessionLost' | 'network' | 'timeout' | 'malformed' | 'http';

interface FailureFacts {
  /** HTTP status, where there is an answer. */
  status?: number | undefined;
  /** The envelope's code as text. */
  code?: string | undefined;
  /** The server's own sentence, of kind `refused`. */
  serverMessage?: string | undefined;
  /** False when the request surely never left the device. */
  sent?: boolean;
  /** Whether the answer was an envelope; a refusal always is. */
  inEnvelope?: boolean;
}

export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly serverMessage: string | undefined;
  readonly sent: boolean;
  readonly inEnvelope: boolean;

  constructor(
    readonly kind: FailureKind,
    facts: FailureFacts = {},
  ) {
    super(facts.serverMessage ?? kind);
    this.status = facts.status;
    this.code = facts.code;
    this.serverMessage = facts.serverMessage;
    this.sent = facts.sent ?? true;
    this.inEnvelope = facts.inEnvelope ?? kind === 'refused';
  }
}

/** Whatever was thrown, as a failure; an unknown error means that we could not make sense of the answer. */
export function toFailure(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure('malformed');
}

/**
 * Whether a write may have been carried out although it failed. Definite is only an envelope on a 2xx or 4xx answer:
 * whatever a 5xx answer says, the server may have done the work before.
 */
export function isOutcomeUnknown({ status = 200, sent, inEnvelope }: Failure): boolean {
  return sent && !(inEnvelope && status < 500);
}
