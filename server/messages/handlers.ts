import type { CustomerMessage, messagesApi } from '../../contract/messages.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { newestFirst } from '../sources/newest-first.ts';
import { orChangeProblem, ownItem } from '../sources/own-item.ts';
import type { AreaServices } from '../standing/area-services.ts';

/** Answers the messages to the customer, and marks them read (spec: beyond §1). */
export function messageHandlers({
  sources,
  holdings,
  customerRow,
}: AreaServices): Handlers<typeof messagesApi> {
  return {
    async 'GET /meldinger'({ query: { systemSource, id, uten }, ...asked }) {
      const { items, complete } = await holdings.list(asked, 'meldinger', systemSource);
      const wanted = id === undefined ? items : items.filter((each) => each.id === id);
      const sorted = newestFirst(wanted, ({ dato }) => dato);
      return {
        meldinger: uten === 'tekst' ? sorted.map(withoutText) : await withSafeTexts(sorted),
        systemSourceError: !complete,
      };
    },
    async 'GET /meldinger/uleste'(context) {
      const { items, complete } = await holdings.list(context, 'meldinger');
      return { antall: items.filter(({ lest }) => !lest).length, systemSourceError: !complete };
    },
    async 'PUT /meldinger/:systemSource/:id/lest'({ params, ...asked }) {
      const messages = await holdings.list(asked, 'meldinger', params.systemSource);
      const { lest } = ownItem(messages, ({ id }) => id === params.id, 'noSuchMessage');
      if (lest) return null;
      const customer = { ...(await customerRow(asked)), actor: asked.session };
      await orChangeProblem(sources.markRead(customer, params));
      return null;
    },
  };
}

/** The HTML sanitizer is loaded with the first messages, to keep startup fast (ADR-001). */
async function withSafeTexts(messages: readonly CustomerMessage[]): Promise<CustomerMessage[]> {
  const { safeHtmls } = await import('../platform/http/safe-html.ts');
  const texts = await safeHtmls(messages.map(({ tekst = '' }) => tekst));
  return messages.map((message, index) =>
    message.tekst === undefined ? message : { ...message, tekst: texts[index] ?? '' },
  );
}

function withoutText({ tekst, ...message }: CustomerMessage): CustomerMessage {
  return message;
}
