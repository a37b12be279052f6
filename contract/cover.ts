import { type Static, Type } from 'typebox';
import { QUESTION_LENGTH } from '../domain/question-length.ts';
import type { Endpoints } from './endpoint.ts';
import { ItemId, Kroner, PolicyNumber, SystemName, SystemSourceError, Title } from './entity.ts';
import { strictObject } from './strict-object.ts';

/** Something that the customer has, and that may answer their question (spec: beyond §8). Amounts are kroner. */
export const CoverHit = Type.Object({
  avtale: Type.Object(
    {
      systemSource: SystemName,
      policyNumber: Type.Optional(PolicyNumber),
      navn: Type.Optional(Title),
    },
    { description: 'number and name are left out if a document belongs to none of the insurances' },
  ),
  navn: Type.String({ description: 'name of the cover or the fact, or title of the document' }),
  tekst: Type.Optional(Type.String({ description: 'description of the cover, or value of the fact' })),
  inkludert: Type.Union([Type.Boolean(), Type.Null()], {
    description: 'whether it is covered; null: it is only mentioned, or the insurance does not apply today',
  }),
  gjelderIDag: Type.Optional(
    Type.Literal(false, { description: 'left out: the insurance applies today, or the hit has none' }),
  ),
  sum: Type.Optional(Kroner),
  egenandel: Type.Optional(Kroner),
  kilde: Type.Enum(['DEKNING', 'OPPLYSNING', 'DOKUMENT']),
  dokumentId: Type.Optional(ItemId),
  side: Type.Optional(Type.Integer({ minimum: 1, description: 'page of the document' })),
  utdrag: Type.String(),
});
export type CoverHit = Static<typeof CoverHit>;

/** Why a document was not searched, or only its first pages (FOR_LANG). */
const UNREAD_REASONS = [
  'KRYPTERT',
  'UTEN_TEKST',
  'ODELAGT',
  'FOR_TUNG',
  'FOR_LANG',
  'LESES',
  'IKKE_HENTET',
] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

/** A document that was not searched, or not all of it. */
export const UnreadDocument = Type.Object({
  systemSource: SystemName,
  dokumentId: ItemId,
  tittel: Title,
  grunn: Type.Enum(UNREAD_REASONS, {
    description: 'LESES: its text is being read, so search again soon',
  }),
});
export type UnreadDocument = Static<typeof UnreadDocument>;

const count = Type.Integer({ minimum: 0 });

/** The answers to a question, the best first. `utdrag` has `[[` and `]]` around the words that match. */
export const CoverAnswer = Type.Object({
  treff: Type.Array(CoverHit),
  soktI: Type.Object({ avtaler: count, dokumenter: count, sider: count }),
  ikkeLest: Type.Optional(
    Type.Array(UnreadDocument, { description: 'left out: all documents were searched' }),
  ),
  systemSourceError: SystemSourceError,
});
export type CoverAnswer = Static<typeof CoverAnswer>;

export const coverApi = {
  'GET /dekning': {
    access: 'customer',
    summary: 'Search the cover, the insured facts and the documents',
    query: strictObject({ sok: Type.String({ ...QUESTION_LENGTH, description: 'the question' }) }),
    answer: CoverAnswer,
  },
} satisfies Endpoints;
