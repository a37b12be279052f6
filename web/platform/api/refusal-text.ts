import { HttpError, problemOf } from './http-error.ts';

/** Returns why a save was refused, in the customer's language; null if the error does not say. */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof HttpError) || error.status >= 500) return null;
  const { detail } = problemOf(error.details);
  // Something in front of the server can answer with a body of another form.
  return typeof detail === 'string' ? detail : null;
}
