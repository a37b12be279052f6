/** What a screen needs to know of a query's result. */
export type Result<Data = unknown> = {
  data: Data | undefined;
  isError: boolean;
  errorUpdateCount: number;
};

/** Whether the request failed; still so while it is asked again, until an answer comes. */
export function hasFailed({ data, isError, errorUpdateCount }: Result): boolean {
  return isError || (data === undefined && errorUpdateCount > 0);
}

/** Whether the first answer is still to come. */
export function isComing(result: Result): boolean {
  return result.data === undefined && !hasFailed(result);
}

/** Whether an answer says itself that something is missing from it (spec: overview §8). */
export function isIncompleteAnswer(data: unknown): boolean {
  return (data as { systemSourceError?: boolean } | null | undefined)?.systemSourceError === true;
}

/** Whether the banner has to be shown for this request: it failed, or its answer is incomplete (spec: overview §8). */
export function hasProblem(result: Result): boolean {
  return hasFailed(result) || isIncompleteAnswer(result.data);
}
