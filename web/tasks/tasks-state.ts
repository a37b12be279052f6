import type { NextDate } from './next-date.ts';
import type { Task } from './task-list.ts';

/** The customer's tasks as far as they are known. */
export type TasksState = {
  /** those that have come */
  list: readonly Task[];
  /** more may come */
  loading: boolean;
  /** a request failed, so that tasks may be missing */
  failed: boolean;
  /** every system behind the tasks has answered */
  isComplete: boolean;
  /** what happens next, where it is known */
  next: NextDate | null;
};

/** Returns whether it is certain that nothing waits for the customer: every source has answered (spec: beyond §6). */
export function hasNoTasks({ list, loading, failed, isComplete }: TasksState): boolean {
  return list.length === 0 && !loading && !failed && isComplete;
}
