import type { tasksApi } from '../../contract/tasks.ts';
import { messagesPath } from '../../domain/messages-path.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { hasUnreadMessages } from '../standing/unread-messages.ts';

/** Returns the handlers of the customer's tasks and unread messages (spec: overview §3, overview §7). */
export function taskHandlers({ holdings, records }: AreaServices): Handlers<typeof tasksApi> {
  return {
    'GET /oversikt/helseerklaering': async (context) => ({
      antall: (await records.tasks(context)).helseerklaering?.antall ?? 0,
    }),
    'GET /oversikt/aksepttilbud': async (context) => ({
      antall: (await records.tasks(context)).aksepttilbud?.antall ?? 0,
    }),
    'GET /motor/oppgaver/motoroppgaver': async (context) => ({
      oppgaver: (await records.tasks(context)).motoroppgaver ?? [],
    }),
    'GET /eikaintegrasjon/kundekommunikasjon': async (context) => {
      const isReadHere = messagesPath(context.request.distributor) !== null;
      const messages = isReadHere ? await holdings.list(context, 'meldinger') : null;
      const known = messages && hasUnreadMessages(messages);
      return {
        hasUlesteMeldinger: known ?? (await records.communication(context)).hasUlesteMeldinger ?? false,
      };
    },
  };
}
