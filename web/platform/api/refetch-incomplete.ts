import type { Query } from '@tanstack/react-query';
import { hasFailed, isIncompleteAnswer } from './answers.ts';
import { isFinalRefusal } from './http-error.ts';

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** Number of settled fetches of a query when it was last complete. */
const settledWhenWhole = new WeakMap<Query, number>();

/**
 * Returns the `refetchInterval` of a query in ms. It is 10 s while the query is failed or incomplete, and
 * doubles with each fetch, up to five minutes. Otherwise false (ADR-008).
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

/** Session endpoints are excluded, and a refused request would be refused again. */
function needsRefetch({ queryKey: [path], state }: Query): boolean {
  if (String(path).startsWith('/auth/')) return false;
  if (isFinalRefusal(state.error)) return false;
  return hasFailed({ ...state, isError: state.status === 'error' }) || isIncompleteAnswer(state.data);
}
