/** The error of every failed call (contract, section 2). `ui/page/error-view.tsx` turns it into a message. */

export type FailureKind = 'refused' | 'sessionLost' | 'network' | 'timeout' | 'malformed' | 'http';

interface FailureFacts {
  /** HTTP status, if there is an answer. */
  status?: number | undefined;
  /** The envelope's code as text. */
  code?: string | undefined;
  /** The server's message; only for kind `refused`. */
  serverMessage?: string | undefined;
  /** Whether the answer was an envelope; always true for kind `refused`. */
  inEnvelope?: boolean;
}

export class Failure extends Error {
  // Declared only: class fields would bring helpers for old browsers.
  declare readonly kind: FailureKind;
  declare readonly status: number | undefined;
  declare readonly code: string | undefined;
  declare readonly serverMessage: string | undefined;
  declare readonly inEnvelope: boolean;

  constructor(kind: FailureKind, facts: FailureFacts = {}) {
    super(facts.serverMessage ?? kind);
    this.name = 'Failure';
    this.kind = kind;
    this.status = facts.status;
    this.code = facts.code;
    this.serverMessage = facts.serverMessage;
    this.inEnvelope = facts.inEnvelope ?? kind === 'refused';
  }
}

/** Converts any thrown value to a `Failure`. An unknown error means that the answer could not be read. */
export function toFailure(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure('malformed');
}

/** Whether no answer arrived, so that the same call may succeed once there is a signal. */
export const isConnectionFailure = ({ kind }: Failure): boolean => kind === 'network' || kind === 'timeout';

/**
 * Whether a write may have been carried out although it failed. The outcome is known only from an envelope with status
 * 2xx or 4xx: before another answer the server may have done the work.
 */
export function isOutcomeUnknown({ status = 200, inEnvelope }: Failure): boolean {
  return !(inEnvelope && [2, 4].includes(Math.floor(status / 100)));
}

/** Whether the server has decided against the call. With status 5xx it could not decide, although it may say why. */
export function isRefusal(error: Error | null): error is Error {
  if (error === null) return false;
  const { kind, status = 200 } = toFailure(error);
  return kind === 'refused' && status < 500;
}
