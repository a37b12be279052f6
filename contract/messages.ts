import { type Static, Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import {
  CalendarDate,
  ItemId,
  ItemParams,
  PolicyNumber,
  SystemName,
  SystemSourceError,
  Title,
} from './entity.ts';

/** A message to the customer (spec: beyond §1). */
export const Message = Type.Object({
  id: ItemId,
  systemSource: SystemName,
  tittel: Title,
  dato: CalendarDate,
  lest: Type.Optional(Type.Boolean({ description: 'left out: it is unread' })),
  tekst: Type.Optional(
    Type.String({ maxLength: 20_000, description: 'HTML; from the API made safe as consent texts are' }),
  ),
  avtalenummer: Type.Optional(PolicyNumber),
  dokumentId: Type.Optional(ItemId),
});
export type Message = Static<typeof Message>;

/** All messages, the newest first. */
export const MessageList = Type.Object({
  meldinger: Type.Array(Message),
  systemSourceError: SystemSourceError,
});
export type MessageList = Static<typeof MessageList>;

export const messagesApi = {
  'GET /meldinger': { access: 'customer', summary: 'List the messages', answer: MessageList },
  'PUT /meldinger/:systemSource/:id/lest': {
    access: 'customer',
    summary: 'Mark a message as read',
    params: ItemParams,
  },
} satisfies Endpoints;
