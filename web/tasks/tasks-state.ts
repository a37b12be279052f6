import type { NextDate } from './next-date.ts';
import type { Task } from './task-list.ts';

/** The loading state of the customer's tasks. */
export type TasksState = {
  list: readonly Task[];
  /** whether a request is pending, so that more tasks may follow */
  loading: boolean;
  /** whether a request failed, so that tasks may be missing */
  failed: boolean;
  /** whether every system behind the page has answered, if the list is empty */
  isComplete: boolean;
  next: NextDate | null;
};

/** Returns whether the customer certainly has no tasks, since every source has answered (spec: beyond §6). */
export function hasNoTasks({ list, loading, failed, isComplete }: TasksState): boolean {
  return list.length === 0 && !loading && !failed && isComplete;
}
