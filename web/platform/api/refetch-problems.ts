import { hasProblem, type Result } from './answers.ts';

/** Asks again for what failed or is incomplete; resolves to whether all of it is there then. */
export async function refetchProblems(
  results: readonly (Result & { refetch: () => Promise<Result> })[],
): Promise<boolean> {
  const renewed = await Promise.all(results.filter(hasProblem).map(({ refetch }) => refetch()));
  return !renewed.some(hasProblem);
}
