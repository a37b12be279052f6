import type { tasksApi } from '../../contract/tasks.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { toTasks } from './tasks.ts';

/** The customer's tasks, and whether messages wait in the partner group's system (spec: overview §3, overview §7). */
export function taskHandlers(customerRow: CustomerRow): Handlers<typeof tasksApi> {
  return {
    'GET /oversikt/helseerklaering': async (context) => ({
      antall: toTasks(await customerRow(context)).helseerklaering,
    }),
    'GET /oversikt/aksepttilbud': async (context) => ({
      antall: toTasks(await customerRow(context)).aksepttilbud,
    }),
    'GET /motor/oppgaver/motoroppgaver': async (context) => ({
      oppgaver: toTasks(await customerRow(context)).motoroppgaver,
    }),
    'GET /eikaintegrasjon/kundekommunikasjon': async (context) => ({
      hasUlesteMeldinger: (await customerRow(context)).has_unread_messages === 1,
    }),
  };
}
