import { type Static, Type } from 'typebox';
import { STANDINGS } from '../domain/standing.ts';
import { texts } from '../texts/nb/products.ts';
import type { Endpoints } from './endpoint.ts';
import {
  AgreementParams,
  addressSegment,
  CalendarDate,
  Code,
  codeOf,
  Kroner,
  MissingFrom,
  PlainText,
  PolicyNumber,
  SystemName,
  SystemSourceError,
  signedKroner,
  Title,
  UNREADABLE,
} from './entity.ts';
import { strictObject } from './strict-object.ts';

/** The statuses of the specification; a portfolio file has no others (spec: overview §3). */
export const AGREEMENT_STATUSES = ['ACTIVE', 'PENDING', 'RENEWAL', 'PROCESSING'] as const;
/** The statuses that source systems may also send (spec: beyond §6). */
const ENDED_STATUSES = ['CANCELLED', 'TERMINATED'] as const;

/** An agreement (spec: overview §3). Only the fields that identify and name it are required. */
export const Agreement = Type.Object({
  policyNumber: PolicyNumber,
  name: Title,
  description: Type.Optional(Type.String({ maxLength: 500 })),
  monthlyPrice: Type.Optional(Kroner),
  yearlyPrice: Type.Optional(Kroner),
  productType: codeOf(
    `Its words decide the group of the insurance. Those with a name of their own: ${Object.keys(texts).join(', ')}`,
  ),
  systemSource: SystemName,
  productCode: Type.Optional(addressSegment({ maxLength: 60 })),
  detaljer: Type.Optional(
    Type.Object({ konvertertAvtalenummer: Type.Optional(Type.String({ maxLength: 60 })) }),
  ),
  avtaleStatus: Type.Optional(Type.Enum([...AGREEMENT_STATUSES, ...ENDED_STATUSES])),
  avtaleStatusDescription: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        "'Til Annullasjon': the insurance ends on endDate (not in PROLIFE). Any other text has no effect",
    }),
  ),
  endDate: Type.Optional(
    Type.String({
      format: 'date',
      description:
        "the last day, if the text is 'Til Annullasjon', or the status says that it has ended and the day is not to come; otherwise the end of a period",
    }),
  ),
});
export type Agreement = Static<typeof Agreement>;

/** A coverage of an insurance. It is not covered if `inkludert` is false. `sum` and `egenandel` are kroner. */
export const Coverage = Type.Object({
  navn: Title,
  beskrivelse: Type.Optional(PlainText),
  sum: Type.Optional(Kroner),
  egenandel: Type.Optional(Kroner),
  inkludert: Type.Optional(Type.Boolean({ description: 'left out: it is covered' })),
});
export type Coverage = Static<typeof Coverage>;

/** A fact about the insured object as name and value: registration number, address, … */
const InsuredFact = Type.Object({ navn: Title, verdi: Type.String({ minLength: 1, maxLength: 500 }) });

/** The price of an insurance from a date on (spec: beyond §9). Amounts are kroner. */
export const PriceFrom = Type.Object({
  fra: Type.Optional(CalendarDate),
  aarspris: Type.Optional(Kroner),
  maanedspris: Type.Optional(Kroner),
});
export type PriceFrom = Static<typeof PriceFrom>;

/** A reason for the price from the renewal (spec: beyond §9). */
export const RenewalReason = Type.Object({
  slag: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'DIN: what the customer changed; GENERELL: what changes for everyone',
    }),
  ),
  tekst: Type.Optional(PlainText),
  belop: Type.Optional(
    signedKroner('what the reason adds to the price of a year; negative if it lowers the price'),
  ),
});
export type RenewalReason = Static<typeof RenewalReason>;

/** The coming renewal of an insurance (spec: beyond §9). Prices are kroner from `dato` on. */
export const Renewal = Type.Object({
  dato: Type.Optional(CalendarDate),
  aarspris: Type.Optional(Kroner),
  maanedspris: Type.Optional(Kroner),
  endringsfrist: Type.Optional(CalendarDate),
  grunner: Type.Optional(Type.Array(RenewalReason, { maxItems: 50 })),
});
export type Renewal = Static<typeof Renewal>;

/** The details of an insurance that its card does not show (spec: beyond §1). Amounts are kroner. */
export const AgreementDetails = Type.Object({
  hovedforfall: Type.Optional(CalendarDate),
  gjelderFra: Type.Optional(CalendarDate),
  forsikringssum: Type.Optional(Kroner),
  egenandel: Type.Optional(Kroner),
  forsikringssted: Type.Optional(PlainText),
  betalingstermin: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      description: 'MAANED, KVARTAL, AAR, or a word of the system',
    }),
  ),
  avtalegiro: Type.Optional(Type.Boolean()),
  dekninger: Type.Optional(Type.Array(Coverage, { maxItems: 100 })),
  opplysninger: Type.Optional(Type.Array(InsuredFact, { maxItems: 100 })),
  prishistorikk: Type.Optional(Type.Array(PriceFrom, { maxItems: 100 })),
  fornyelse: Type.Optional(Renewal),
});
export type AgreementDetails = Static<typeof AgreementDetails>;

/** An agreement with its details, which are omitted if its system has none. */
export const DetailedAgreement = Type.Object({
  ...Agreement.properties,
  avtaleDetaljer: Type.Optional(AgreementDetails),
});
export type DetailedAgreement = Static<typeof DetailedAgreement>;

/** The fields that decide the standing of an agreement; `endDate` also does, beside 'Til Annullasjon' (spec: beyond §6). */
export const STANDING_FIELDS: readonly string[] = [
  'avtaleStatus',
  'avtaleStatusDescription',
  'avtaleDetaljer',
  'avtaleDetaljer.gjelderFra',
];

const StandingField = {
  standing: Type.Enum(STANDINGS, { description: 'what the agreement is for the customer today' }),
};

/** The agreement as answers have it, with its standing (spec: beyond §6). */
export const CustomerAgreement = Type.Object({ ...Agreement.properties, ...StandingField });
export type CustomerAgreement = Static<typeof CustomerAgreement>;

/** The agreement with details and standing. */
export const DetailedCustomerAgreement = Type.Object({
  ...DetailedAgreement.properties,
  ...StandingField,
  ...UNREADABLE,
});
export type DetailedCustomerAgreement = Static<typeof DetailedCustomerAgreement>;

/** The customer's agreements. The sums are kroner, of all agreements that have not ended. */
export const AgreementList = Type.Object({
  avtaler: Type.Array(CustomerAgreement),
  monthlySum: Type.Number(),
  yearlySum: Type.Number(),
  systemSourceError: SystemSourceError,
  manglerFra: MissingFrom,
});
export type AgreementList = Static<typeof AgreementList>;

/** Selects agreements and their fields. Without parameters, all fields of all agreements. */
export const AgreementQuery = strictObject({
  policyNumber: Type.Optional(PolicyNumber),
  productCode: Type.Optional(Code),
  uten: Type.Optional(Type.Enum(['priser'], { description: 'priser: agreements without prices' })),
});
export type AgreementQuery = Static<typeof AgreementQuery>;

export const agreementsApi = {
  'GET /avtaleoversikt/avtaler': {
    access: 'customer',
    onBehalf: 'FORSIKRINGER',
    summary: 'List the agreements',
    query: AgreementQuery,
    answer: AgreementList,
  },
  'GET /avtaleoversikt/avtaler/:systemSource/:policyNumber': {
    access: 'customer',
    onBehalf: 'FORSIKRINGER',
    summary: 'Get an agreement with its details',
    params: AgreementParams,
    answer: DetailedCustomerAgreement,
  },
  'GET /eikaintegrasjon/avtaler': {
    access: 'customer',
    onBehalf: 'FORSIKRINGER',
    summary: 'List the agreements of the partner group',
    query: AgreementQuery,
    answer: AgreementList,
  },
} satisfies Endpoints;
