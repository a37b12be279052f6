import { ResponseBodyError } from 'openid-client';
import { maskAddresses } from '../platform/config/mask-secrets.ts';
import { SourceError, type SourceErrorKind } from '../sources/source-error.ts';

/** The reasons of source errors whose kind says more than its cause. */
const EXPLAINED: Readonly<Partial<Record<SourceErrorKind, string>>> = {
  timeout: 'no answer in time (SOURCE_TIMEOUT_MS)',
  cut: 'the connection broke before the answer was complete, the answer is not HTTP, or it is not compressed as it says',
  'no-token': 'its token service gave no token',
  'content-type': 'the answer is not JSON',
  'too-large': 'the answer is too large',
  'invalid-json': 'the answer is not valid JSON',
  'wrong-shape': 'the answer has another form than the API requires',
  'bad-item': 'fields of the answer break rules',
  redirect: 'it redirects, which is never followed',
};

/** The kinds whose cause adds nothing. */
const SELF_EXPLAINING: readonly SourceErrorKind[] = ['timeout', 'content-type'];

/** Errors that only say that there is another one. */
const EMPTY_WORDS = ['', 'fetch failed', 'unexpected', 'unreachable', 'something went wrong'];

/** Returns the messages of an error and its causes as one line, with masked addresses. */
export function reasonOf(error: unknown): string {
  const words = chainOf(error)
    .map(wordsOf)
    .filter((each) => !EMPTY_WORDS.includes(each));
  const line = [...new Set(words)].join(': ').replaceAll(/\s+/g, ' ');
  return maskAddresses(line || 'unknown error');
}

function chainOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  if (error instanceof SourceError && SELF_EXPLAINING.includes(error.kind)) return [error];
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return [error, ...chainOf(inner)];
}

function wordsOf(error: Error): string {
  if (error instanceof SourceError) return EXPLAINED[error.kind] ?? '';
  if (error instanceof ResponseBodyError) return error.error;
  if (error.name === 'TimeoutError') return 'no answer in time';
  return error.message;
}
