import type { Problem } from '../../../contract/problem.ts';

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

/** Returns the fields that a response body has of our own errors; none if something else answered. */
export function problemOf(body: unknown): Partial<Problem> {
  return typeof body === 'object' && body !== null ? body : {};
}

/** Returns whether the server refused a request for good, so that a retry would not help. */
export function isFinalRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status < 500 && error.status !== 429;
}

/** Returns whether an error, also one of the server's own, says that the customer asks too often. */
export function isTooMany(error: unknown): boolean {
  return (error as { status?: unknown } | null)?.status === 429;
}
