import type { Message, messagesApi } from '../../contract/messages.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { newestFirst } from '../sources/newest-first.ts';
import { orProblem, ownItem } from '../sources/own-item.ts';
import type { ActingCustomer, ItemKey } from '../sources/source.ts';
import type { Sources } from '../sources/sources.ts';

/** Returns the handlers for the customer's messages from all systems (spec: beyond §1). */
export function messageHandlers(sources: Sources, customerRow: CustomerRow): Handlers<typeof messagesApi> {
  return {
    async 'GET /meldinger'({ query: { systemSource, id, uten }, ...asked }) {
      const systems = systemSource ? [systemSource] : SYSTEMS;
      const { items, complete } = await sources.list('meldinger', await customerRow(asked), systems);
      const wanted = id === undefined ? items : items.filter((each) => each.id === id);
      const sorted = newestFirst(wanted, ({ dato }) => dato);
      return {
        meldinger: uten === 'tekst' ? sorted.map(withoutText) : await withSafeTexts(sorted),
        systemSourceError: !complete,
      };
    },
    async 'GET /meldinger/uleste'(context) {
      const { items, complete } = await sources.list('meldinger', await customerRow(context), SYSTEMS);
      return { antall: items.filter(({ lest }) => !lest).length, systemSourceError: !complete };
    },
    async 'PUT /meldinger/:systemSource/:id/lest'({ params, ...asked }) {
      const customer = { ...(await customerRow(asked)), actor: asked.session };
      await markRead(sources, customer, params);
      return null;
    },
  };
}

/** Marks a message as read in its source system, unless it is already read. */
async function markRead(sources: Sources, customer: ActingCustomer, key: ItemKey): Promise<void> {
  const list = await sources.list('meldinger', customer, [key.systemSource]);
  const { lest } = ownItem(list, ({ id }) => id === key.id, 'noSuchMessage');
  if (!lest) await orProblem(sources.markRead(customer, key));
}

/** The HTML sanitizer is loaded with the first messages, to keep startup fast (ADR-117). */
async function withSafeTexts(messages: readonly Message[]): Promise<Message[]> {
  const { safeHtml } = await import('../platform/http/safe-html.ts');
  return messages.map((message) =>
    message.tekst === undefined ? message : { ...message, tekst: safeHtml(message.tekst) },
  );
}

function withoutText({ tekst, ...message }: Message): Message {
  return message;
}
