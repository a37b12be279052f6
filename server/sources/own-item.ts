import { ProblemError, refusal } from '../platform/http/errors.ts';
import type { ProblemDetail } from '../platform/http/problem-texts.ts';
import type { Collected } from './collect.ts';
import { errorKindOf, isRefusedChange, SourceError, type SourceErrorKind } from './source-error.ts';

/** Returns an item of the customer's own list. Throws a problem: 404 with `missing`, or 503 if the list is incomplete. */
export function ownItem<Item>(
  { items, complete }: Collected<Item>,
  isMeant: (item: Item) => boolean,
  missing: ProblemDetail,
): Item {
  const item = items.find(isMeant);
  if (item) return item;
  throw complete ? refusal('not-the-customers', 404, missing) : unavailable();
}

/** Returns the result of a request to a system. Throws a problem: 502 for an unusable response, 503 for none. */
export async function orSourceProblem<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    throw UNUSABLE.includes(errorKindOf(error))
      ? new ProblemError(502, 'systemUnusable')
      : unavailable(error.retryAfter);
  }
}

/** Returns the result of a change in a system. Throws 409 with `refused` if it refuses, else as `orSourceProblem`. */
export async function orChangeProblem<T>(
  asked: Promise<T>,
  refused: ProblemDetail = 'changeRefused',
): Promise<T> {
  const changed = asked.catch((error) => {
    throw error instanceof SourceError && isRefusedChange(error) ? new ProblemError(409, refused) : error;
  });
  return await orSourceProblem(changed);
}

const UNUSABLE: readonly string[] = ['content-type', 'too-large', 'invalid-json', 'wrong-shape', 'bad-item'];

/**
 * Returns the problem of a change that a system may have made. After a timeout (504) it may still make it, so that reading
 * what is stored does not tell.
 */
export function unknownOutcome(kind: SourceErrorKind, detail: ProblemDetail): ProblemError {
  return new ProblemError(kind === 'timeout' ? 504 : 502, detail, 'UKJENT');
}

/** Returns the problem of a system that is not available; `retryAfter` is the known wait in seconds. */
export function unavailable(retryAfter?: number): ProblemError {
  const problem = new ProblemError(503, 'systemSilent');
  problem.retryAfter = retryAfter;
  return problem;
}
