import type { tasksApi } from '../../contract/tasks.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { perRequest } from '../platform/http/per-request.ts';
import { readCommunication, readTasks } from './tasks.ts';

/** The customer's tasks and messages (spec: overview §7, decisions §4). */
export function taskHandlers(db: Database): Handlers<typeof tasksApi> {
  const tasksOf = perRequest((customerId) => readTasks(db, customerId));

  return {
    'GET /oversikt/helseerklaering': async (context) => ({
      antall: (await tasksOf(context)).helseerklaering,
    }),
    'GET /oversikt/aksepttilbud': async (context) => ({ antall: (await tasksOf(context)).aksepttilbud }),
    'GET /motor/oppgaver/motoroppgaver': async (context) => ({
      oppgaver: [...(await tasksOf(context)).motoroppgaver],
    }),
    'GET /eikaintegrasjon/kundekommunikasjon': ({ customerId }) => readCommunication(db, customerId),
  };
}
