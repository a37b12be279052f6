/** The parts of a query result that a screen uses. */
export type Result<Data = unknown> = {
  data: Data | undefined;
  isError: boolean;
  errorUpdateCount: number;
  /** whether the request waits for the network */
  isPaused?: boolean;
};

/**
 * Returns whether the request failed, or waits for the network without earlier data. Stays true during later attempts,
 * until an answer arrives.
 */
export function hasFailed({ data, isError, errorUpdateCount, isPaused = false }: Result): boolean {
  return isError || (data === undefined && (errorUpdateCount > 0 || isPaused));
}

/** Returns whether the first answer has not arrived yet. */
export function isLoading(result: Result): boolean {
  return result.data === undefined && !hasFailed(result);
}

/** Returns whether an answer reports that something is missing from it (spec: overview §8). */
export function isIncompleteAnswer(data: unknown): boolean {
  return (data as { systemSourceError?: boolean } | null | undefined)?.systemSourceError === true;
}

/** Returns whether to show the banner for this request: it failed, or its answer is incomplete (spec: overview §8). */
export function hasProblem(result: Result): boolean {
  return hasFailed(result) || isIncompleteAnswer(result.data);
}
