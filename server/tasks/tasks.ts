import type { CustomerCommunication, MotorTask } from '../../contract/tasks.ts';
import { customerGone } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';

/** What waits for the customer. */
export type Tasks = { helseerklaering: number; aksepttilbud: number; motoroppgaver: readonly MotorTask[] };

const NONE: Tasks = { helseerklaering: 0, aksepttilbud: 0, motoroppgaver: [] };

/** The customer's tasks (spec: overview §3); none for who is known by a login alone. */
export async function readTasks(db: Database, customerId: string): Promise<Tasks> {
  const row = await db
    .selectFrom('customer')
    .select('tasks')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow(customerGone);
  return { ...NONE, ...(JSON.parse(row.tasks) as Partial<Tasks>) };
}

/** Whether messages wait for the customer in the partner group's system (spec: overview §3). */
export async function readCommunication(db: Database, customerId: string): Promise<CustomerCommunication> {
  const row = await db
    .selectFrom('customer')
    .select('has_unread_messages')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow(customerGone);
  return { hasUlesteMeldinger: row.has_unread_messages === 1 };
}
