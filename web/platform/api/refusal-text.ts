import type { Problem } from '../../../contract/problem.ts';
import { HttpError } from './http-error.ts';

/** Returns why a save was refused, in the customer's language; null if the error does not say. */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof HttpError) || error.status >= 500) return null;
  return (error.details as Partial<Problem> | null)?.detail ?? null;
}
