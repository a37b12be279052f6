import { HttpError, problemOf } from '../platform/api/http-error.ts';
import { maskPath } from '../platform/scrub.ts';

export type FetchErrorDetails = {
  status: number;
  message: string;
  path: string;
  title?: string;
  code?: string;
};

/**
 * Returns the details of the failed request that caused the error, or null for any other error
 * (spec: shell §8.5). Only the title and code of the body are included, since the rest may identify the
 * customer.
 */
export function fetchErrorDetails(error: unknown): FetchErrorDetails | null {
  if (!(error instanceof HttpError)) return error instanceof Error ? fetchErrorDetails(error.cause) : null;
  const { status, message, path, details } = error;
  const { title, code } = problemOf(details);
  return {
    status,
    message,
    path: maskPath(path),
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof code === 'string' ? { code } : {}),
  };
}
