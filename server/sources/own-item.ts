import { ProblemError, refusal } from '../platform/http/errors.ts';
import type { ProblemDetail } from '../platform/http/problem-texts.ts';
import type { Collected } from './collect.ts';
import { errorKindOf, SourceError } from './source-error.ts';

/**
 * Returns the item of the customer's own list that is meant. Problems: 404 with `missing` where the list has none, 503
 * where it can't be known whether it has.
 */
export function ownItem<Item>(
  { items, complete }: Collected<Item>,
  isMeant: (item: Item) => boolean,
  missing: ProblemDetail,
): Item {
  const item = items.find(isMeant);
  if (item) return item;
  throw complete ? refusal('not-the-customers', 404, missing) : notNow();
}

/** Asks a system, and turns its failure into a problem: 502 where its answer can't be used, 503 where there is none. */
export async function orProblem<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    throw UNUSABLE.includes(errorKindOf(error)) ? unusable() : notNow(error.retryAfter);
  }
}

const UNUSABLE: readonly string[] = ['content-type', 'too-large', 'invalid-json', 'wrong-shape', 'bad-item'];

function unusable(): ProblemError {
  return new ProblemError(502, 'systemUnusable');
}

/** Returns the problem of a system that can't be asked now; `retryAfter`: when it can, in seconds, where known. */
export function notNow(retryAfter?: number): ProblemError {
  const problem = new ProblemError(503, 'systemSilent');
  problem.retryAfter = retryAfter;
  return problem;
}
