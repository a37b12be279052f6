/**
 * The product's own HTTP error: the status, its text as message, and the answer's body, a `Problem` where it is one of
 * ours (spec: shell §3.1, shell §8.1).
 */
export class HttpError extends Error {
  readonly status: number;
  readonly details: unknown;
  /** of the request that failed */
  readonly path: string;
  constructor(status: number, message: string, details: unknown, path = '') {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.details = details;
    this.path = path;
  }
}
