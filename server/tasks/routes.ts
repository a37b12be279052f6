import { CustomerCommunication, MotorTasks, TaskCount } from '../../contract/tasks.ts';
import type { Database } from '../platform/db/database.ts';
import type { ApiApp } from '../platform/http/api.ts';
import { readCommunication, readTasks } from './tasks.ts';

/** The customer's tasks and messages (spec: overview §7, decisions §4). */
export function taskRoutes(app: ApiApp, db: Database): void {
  const config = { login: true };
  const count = (summary: string) => ({ config, schema: { summary, response: { 200: TaskCount } } });

  app.get(
    '/oversikt/helseerklaering',
    count('Count the health declarations to fill in'),
    async (request) => ({
      antall: (await readTasks(db, request.customerId)).helseerklaering,
    }),
  );

  app.get('/oversikt/aksepttilbud', count('Count the offers to accept'), async (request) => ({
    antall: (await readTasks(db, request.customerId)).aksepttilbud,
  }));

  app.get(
    '/motor/oppgaver/motoroppgaver',
    { config, schema: { summary: 'List what is to be done about vehicles', response: { 200: MotorTasks } } },
    async (request) => ({ oppgaver: [...(await readTasks(db, request.customerId)).motoroppgaver] }),
  );

  app.get(
    '/eikaintegrasjon/kundekommunikasjon',
    {
      config,
      schema: { summary: 'Tell whether there are unread messages', response: { 200: CustomerCommunication } },
    },
    async (request) => readCommunication(db, request.customerId),
  );
}
