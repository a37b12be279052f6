import { HttpError, problemOf } from './http-error.ts';

/** Returns why a save was refused, in the customer's language; null if the error does not say. */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof HttpError) || error.status >= 500) return null;
  return problemOf(error.details).detail ?? null;
}
