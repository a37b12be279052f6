import { type Static, Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import {
  CalendarDate,
  Code,
  ItemId,
  Kroner,
  numberInAddress,
  PlainText,
  PolicyNumber,
  SystemName,
  SystemSourceError,
  Title,
} from './entity.ts';

/** An event in a claim. */
export const ClaimEvent = Type.Object({
  dato: CalendarDate,
  tekst: Type.String({ minLength: 1, maxLength: 1000 }),
});
export type ClaimEvent = Static<typeof ClaimEvent>;

/** A claim of the customer (spec: beyond §1). `utbetalt` is in kroner. */
export const Claim = Type.Object({
  id: ItemId,
  systemSource: SystemName,
  skadenummer: Type.String({ minLength: 1, maxLength: 60 }),
  tittel: Title,
  meldtDato: CalendarDate,
  status: Code,
  avtalenummer: Type.Optional(PolicyNumber),
  nesteSteg: Type.Optional(PlainText),
  utbetalt: Type.Optional(Kroner),
  hendelser: Type.Optional(Type.Array(ClaimEvent, { maxItems: 200 })),
  dokumentIder: Type.Optional(Type.Array(ItemId, { maxItems: 200 })),
});
export type Claim = Static<typeof Claim>;

/** All claims, the latest reported first. */
export const ClaimList = Type.Object({ skader: Type.Array(Claim), systemSourceError: SystemSourceError });
export type ClaimList = Static<typeof ClaimList>;

/** Selects claims and their fields. Without parameters, all fields of all claims. */
export const ClaimQuery = Type.Object(
  {
    systemSource: Type.Optional(SystemName),
    id: Type.Optional(numberInAddress(100)),
    avtalenummer: Type.Optional(PolicyNumber),
    uten: Type.Optional(
      Type.Enum(['hendelser'], { description: 'hendelser: the list is as light as what it shows' }),
    ),
  },
  { additionalProperties: false },
);

export const claimsApi = {
  'GET /skader': {
    access: 'customer',
    onBehalf: 'SKADER',
    summary: 'List the claims',
    query: ClaimQuery,
    answer: ClaimList,
  },
} satisfies Endpoints;
