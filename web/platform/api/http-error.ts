/**
 * An HTTP error of the API. The message is the status text. `details` is the response body, a `Problem` for
 * our own endpoints (spec: shell §3.1, shell §8.1).
 */
export class HttpError extends Error {
  readonly status: number;
  readonly details: unknown;
  /** path of the failed request */
  readonly path: string;
  constructor(status: number, message: string, details: unknown, path = '') {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.details = details;
    this.path = path;
  }
}

/** Returns whether an error, also one of the server's own, says that the customer asks too often. */
export function isTooMany(error: unknown): boolean {
  return (error as { status?: unknown } | null)?.status === 429;
}
