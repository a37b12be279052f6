import type { MotorTask } from '../../contract/tasks.ts';
import type { CustomerTable } from '../platform/db/schema.ts';

/** What waits for the customer. */
export type Tasks = { helseerklaering: number; aksepttilbud: number; motoroppgaver: MotorTask[] };

const NONE: Tasks = { helseerklaering: 0, aksepttilbud: 0, motoroppgaver: [] };

/** The customer's tasks (spec: overview §3); none for who is known by a login alone. */
export function toTasks({ tasks }: Pick<CustomerTable, 'tasks'>): Tasks {
  return { ...NONE, ...(JSON.parse(tasks) as Partial<Tasks>) };
}
