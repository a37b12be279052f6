import type { Query } from '@tanstack/react-query';
import { hasFailed, isIncompleteAnswer } from './answers.ts';
import { HttpError } from './http-error.ts';

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** How many fetches of a query had settled when it was last whole. */
const settledWhenWhole = new WeakMap<Query, number>();

/**
 * Returns the `refetchInterval` of a query: while what it has failed or is incomplete 10 s, twice as long after each
 * fetch, five minutes at most; otherwise false (ADR-010).
 */
export function intervalWhileIncomplete(query: Query): number | false {
  const settled = query.state.dataUpdateCount + query.state.errorUpdateCount;
  if (!needsRefetch(query)) {
    settledWhenWhole.set(query, settled);
    return false;
  }
  const whole = settledWhenWhole.get(query) ?? settled - 1;
  settledWhenWhole.set(query, whole);
  return Math.min(FIRST_WAIT_MS * 2 ** (settled - whole - 1), LONGEST_WAIT_MS);
}

/** The session's own endpoints have their own ways, and what was refused would be refused again. */
function needsRefetch({ queryKey: [path], state }: Query): boolean {
  if (String(path).startsWith('/auth/')) return false;
  const { error } = state;
  const isRefused = error instanceof HttpError && error.status < 500 && error.status !== 429;
  if (isRefused) return false;
  return hasFailed({ ...state, isError: state.status === 'error' }) || isIncompleteAnswer(state.data);
}
