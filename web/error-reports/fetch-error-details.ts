import { HttpError } from '../platform/api/http-error.ts';
import { maskPath } from '../platform/scrub.ts';

export type FetchErrorDetails = {
  status: number;
  message: string;
  path: string;
  title?: string;
  code?: string;
};

/**
 * The details of a failed request, where one is behind the error (spec: shell §8.5): nothing of the body but its title and
 * code, since the rest may identify the customer. Null for every other error.
 */
export function fetchErrorDetails(error: unknown): FetchErrorDetails | null {
  if (!(error instanceof HttpError)) return error instanceof Error ? fetchErrorDetails(error.cause) : null;
  const { status, message, path, details } = error;
  const { title, code } = (typeof details === 'object' && details !== null ? details : {}) as Record<
    string,
    unknown
  >;
  return {
    status,
    message,
    path: maskPath(path),
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof code === 'string' ? { code } : {}),
  };
}
