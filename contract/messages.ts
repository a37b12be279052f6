import { type Static, Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import {
  CalendarDate,
  ItemId,
  ItemParams,
  numberInAddress,
  PolicyNumber,
  SystemName,
  SystemSourceError,
  Title,
  UNREADABLE,
} from './entity.ts';
import { strictObject } from './strict-object.ts';

/** A message to the customer (spec: beyond §1). */
export const Message = Type.Object({
  id: ItemId,
  systemSource: SystemName,
  tittel: Title,
  dato: CalendarDate,
  lest: Type.Optional(Type.Boolean({ description: 'left out: it is unread' })),
  tekst: Type.Optional(
    Type.String({ maxLength: 20_000, description: 'HTML; the API makes it safe, like consent texts' }),
  ),
  avtalenummer: Type.Optional(PolicyNumber),
  dokumentId: Type.Optional(ItemId),
});
export type Message = Static<typeof Message>;

/** The message as answers have it. */
export const CustomerMessage = Type.Object({ ...Message.properties, ...UNREADABLE });
export type CustomerMessage = Static<typeof CustomerMessage>;

/** All messages, the newest first. */
export const MessageList = Type.Object({
  meldinger: Type.Array(CustomerMessage),
  systemSourceError: SystemSourceError,
});
export type MessageList = Static<typeof MessageList>;

export const messagesApi = {
  'GET /meldinger': {
    access: 'customer',
    summary: 'List the messages',
    query: strictObject({
      systemSource: Type.Optional(SystemName),
      id: Type.Optional(numberInAddress(100)),
      uten: Type.Optional(Type.Enum(['tekst'], { description: 'tekst: messages without their texts' })),
    }),
    answer: MessageList,
  },
  'GET /meldinger/uleste': {
    access: 'customer',
    summary: 'Count the unread messages',
    answer: Type.Object({
      antall: Type.Integer({ minimum: 0 }),
      systemSourceError: Type.Boolean({ description: 'there may be more: a system did not answer' }),
    }),
  },
  'PUT /meldinger/:systemSource/:id/lest': {
    access: 'customer',
    summary: 'Mark a message as read',
    params: ItemParams,
  },
} satisfies Endpoints;
