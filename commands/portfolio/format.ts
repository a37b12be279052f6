import { type Static, type TArray, type TSchema, Type } from 'typebox';
import { AGREEMENT_STATUSES, DetailedAgreement } from '../../contract/agreements.ts';
import { Claim } from '../../contract/claims.ts';
import { CONSENT_TEXTS_READ } from '../../contract/consents.ts';
import { DOCUMENT_FIELDS } from '../../contract/documents.ts';
import { PolicyNumber } from '../../contract/entity.ts';
import { Invoice } from '../../contract/invoices.ts';
import { MAX_ITEMS } from '../../contract/items.ts';
import { Message } from '../../contract/messages.ts';
import { Offer } from '../../contract/offers.ts';
import { textIssue } from '../../domain/text-rules.ts';
import { isNationalId } from '../../server/platform/db/national-id.ts';
import { isPdf, MAX_PDF_TEXT, PDF_RULE } from './pdf-text.ts';

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const name = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const flag = () => Type.Optional(Type.Boolean());
const count = () =>
  Type.Optional(Type.Object({ antall: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })) }));
const listOf = <Item extends TSchema>(item: Item, maxItems = MAX_ITEMS) =>
  Type.Optional(Type.Array(item, { maxItems }));
const consent = () => Type.Optional(Type.Enum(['AUTHORIZED', 'NOT_AUTHORIZED']));

/** Returns the schema with the rules of texts, and without unknown fields at any depth: a misspelt one is not lost. */
function strict<Of extends TSchema>(type: Of): Of {
  if (Type.IsString(type)) return Type.Refine(type, (text) => !issueOf(text), issueOf) as Of;
  if (!Type.IsObject(type) && !Type.IsArray(type)) return type;
  const known = Type.IsObject(type) ? strictObject(type.properties) : strictArray(type);
  return (Type.IsOptional(type) ? Type.Optional(known) : known) as unknown as Of;
}

/** Returns the rule that a text breaks; '' for none, and for a value of another type, which has its own issue. */
function issueOf(value: unknown): string {
  return (typeof value === 'string' && textIssue(value)) || '';
}

function strictObject(properties: Readonly<Record<string, TSchema>>) {
  const fields = Object.entries(properties).map(([field, type]) => [field, strict(type)] as const);
  return Type.Object(Object.fromEntries(fields), { additionalProperties: false });
}

function strictArray({ items, maxItems }: TArray & { maxItems?: number }) {
  return Type.Array(strict(items), maxItems === undefined ? {} : { maxItems });
}

const NationalId = Type.Refine(
  Type.String(),
  (ssn) => isNationalId(ssn),
  () => 'must be a national id: 11 digits with valid control digits',
);

const Postcode = Type.Refine(
  Type.String(),
  (postcode) => /^\d{4}$/.test(postcode),
  () => 'must be four digits',
);

const Address = Type.Object({
  isFolkreregistrert: flag(),
  gatenavn: text(200),
  gatenummer: text(20),
  gatenummerBokstav: text(20),
  gaardsnummer: text(20),
  bruksnummer: text(20),
  postnummer: Postcode,
});

const PortfolioAgreement = Type.Object({
  ...DetailedAgreement.properties,
  avtaleStatus: Type.Optional(Type.Enum(AGREEMENT_STATUSES)),
});

const PortfolioDocument = Type.Object({
  ...DOCUMENT_FIELDS,
  innhold: Type.Optional(Type.Refine(Type.String({ maxLength: MAX_PDF_TEXT }), isPdf, () => PDF_RULE)),
});

const MotorTask = Type.Object({ oppgavetype: name(60), beskrivelse: name(500), avtalenummer: PolicyNumber });

const Score = Type.Object({ nextBestOfferProdukt: name(60), score: Type.Number() });

/**
 * A customer of the portfolio file (spec: decisions §7.1). Only `ssn` and `navn` are required; null for any
 * other field means the same as leaving it out. Prices are in kroner. `checkCustomer` checks the rules that a
 * schema cannot express.
 */
export const PortfolioCustomer = strict(
  Type.Object({
    ssn: NationalId,
    navn: name(200),
    niceKundenummer: Type.Optional(name(60)),
    isLoMedlem: flag(),
    isBankkunde: flag(),
    loginBankplassRegisterNummer: Type.Optional(name(20)),
    kontaktInformasjon: Type.Optional(Type.Object({ epostAdresse: text(254), mobilNummer: text(30) })),
    samtykker: Type.Optional(
      Type.Object({
        marketingConsent: consent(),
        crossDomainConsent: consent(),
        ...CONSENT_TEXTS_READ,
      }),
    ),
    kundeadresser: listOf(Address, 50),
    livKunde: Type.Optional(Type.Object({ eksisterer: Type.Boolean(), epost: text(254), telefon: text(30) })),
    hasReservasjon: flag(),
    avtaler: listOf(PortfolioAgreement),
    tilbud: listOf(Offer),
    dokumenter: listOf(PortfolioDocument),
    fakturaer: listOf(Invoice),
    skader: listOf(Claim),
    meldinger: listOf(Message),
    oppgaver: Type.Optional(
      Type.Object({ helseerklaering: count(), aksepttilbud: count(), motoroppgaver: listOf(MotorTask, 100) }),
    ),
    kundekommunikasjon: Type.Optional(Type.Object({ hasUlesteMeldinger: flag() })),
    anbefalinger: Type.Optional(
      Type.Object({ scores: listOf(Score, 100), controlgroup: flag(), fallback: flag() }),
    ),
  }),
);
export type PortfolioCustomer = Static<typeof PortfolioCustomer>;
