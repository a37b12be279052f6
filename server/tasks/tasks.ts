import type { MotorTask } from '../../contract/tasks.ts';
import type { CustomerTable } from '../platform/db/schema.ts';

/** The tasks of a customer. */
export type Tasks = { helseerklaering: number; aksepttilbud: number; motoroppgaver: MotorTask[] };

const NONE: Tasks = { helseerklaering: 0, aksepttilbud: 0, motoroppgaver: [] };

/** Returns the customer's tasks (spec: overview §3); none for a customer who is known only by a login. */
export function toTasks({ tasks }: Pick<CustomerTable, 'tasks'>): Tasks {
  return { ...NONE, ...(JSON.parse(tasks) as Partial<Tasks>) };
}
