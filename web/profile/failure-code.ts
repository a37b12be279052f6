import { HttpError } from '../platform/api/http-error.ts';

/** Returns the detail code of a failed request, or UKJENT (spec: shell §8.2). */
export function failureCode(error: unknown): string {
  const details = error instanceof HttpError ? error.details : null;
  const code = typeof details === 'object' && details !== null && 'code' in details ? details.code : null;
  return typeof code === 'string' && code !== '' ? code : 'UKJENT';
}
