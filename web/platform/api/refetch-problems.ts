import { hasProblem, type Result } from './answers.ts';

/** Refetches the failed and incomplete results. Resolves to true if all are then complete. */
export async function refetchProblems(
  results: readonly (Result & { refetch: () => Promise<Result> })[],
): Promise<boolean> {
  const renewed = await Promise.all(results.filter(hasProblem).map(({ refetch }) => refetch()));
  return !renewed.some(hasProblem);
}
