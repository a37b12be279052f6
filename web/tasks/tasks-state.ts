import type { Task } from './task-list.ts';

/** What the screen knows of the customer's tasks. */
export type TasksState = {
  /** those that have come */
  list: readonly Task[];
  /** more may come */
  loading: boolean;
  /** a request failed, so that tasks may be missing */
  failed: boolean;
};

/** Whether we know that nothing waits for the customer: with a request that failed an empty list doesn't say so. */
export function hasNoTasks({ list, loading, failed }: TasksState): boolean {
  return list.length === 0 && !loading && !failed;
}
