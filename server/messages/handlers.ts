import type { messagesApi } from '../../contract/messages.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { refusal } from '../platform/http/errors.ts';

/** The messages to the customer (spec: beyond §1). */
export function messageHandlers(): Handlers<typeof messagesApi> {
  return {
    'GET /meldinger': () => ({ meldinger: [], systemSourceError: false }),
    'PUT /meldinger/:systemSource/:id/lest': () => {
      throw refusal('not-the-customers', 404, 'Du har ingen melding med dette nummeret.');
    },
  };
}
