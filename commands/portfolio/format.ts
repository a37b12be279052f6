import { type Static, type TSchema, Type } from 'typebox';
import {
  AGREEMENT_STATUSES,
  Agreement,
  AgreementDetails,
  Coverage,
  DetailedAgreement,
  InsuredFact,
  PriceFrom,
  Renewal,
  RenewalReason,
} from '../../contract/agreements.ts';
import { Claim, ClaimEvent, ClaimFile, ClaimHandler, ClaimRefusal } from '../../contract/claims.ts';
import { ConsentTextRead } from '../../contract/consents.ts';
import { DOCUMENT_FIELDS } from '../../contract/documents.ts';
import { PolicyNumber } from '../../contract/entity.ts';
import { Invoice, InvoiceShare } from '../../contract/invoices.ts';
import { MAX_ITEMS } from '../../contract/items.ts';
import { Message } from '../../contract/messages.ts';
import { Offer, PackageOffer } from '../../contract/offers.ts';
import { isNationalId } from '../../server/platform/db/national-id.ts';
import { isPdf, MAX_PDF_TEXT, PDF_RULE } from './pdf-text.ts';

/** Rejects unknown fields, so that a misspelt field is reported and not silently lost. */
const KNOWN_FIELDS = { additionalProperties: false };

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const name = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const flag = () => Type.Optional(Type.Boolean());
const count = () =>
  Type.Object({ antall: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })) }, KNOWN_FIELDS);
const listOf = <Item extends TSchema>(item: Item, maxItems: number) =>
  Type.Optional(Type.Array(item, { maxItems }));
const consent = () => Type.Optional(Type.Enum(['AUTHORIZED', 'NOT_AUTHORIZED']));

const NationalId = Type.Refine(
  Type.String(),
  (ssn) => isNationalId(ssn),
  () => 'must be a national id: 11 digits with right control digits',
);

const Postcode = Type.Refine(
  Type.String(),
  (postcode) => /^\d{4}$/.test(postcode),
  () => 'must be four digits',
);

const Address = Type.Object(
  {
    isFolkreregistrert: flag(),
    gatenavn: text(200),
    gatenummer: text(20),
    gatenummerBokstav: text(20),
    gaardsnummer: text(20),
    bruksnummer: text(20),
    postnummer: Postcode,
  },
  KNOWN_FIELDS,
);

const PortfolioDetails = Type.Optional(
  Type.Object(
    {
      ...AgreementDetails.properties,
      dekninger: listOf(Type.Object(Coverage.properties, KNOWN_FIELDS), 100),
      opplysninger: listOf(Type.Object(InsuredFact.properties, KNOWN_FIELDS), 100),
      prishistorikk: listOf(Type.Object(PriceFrom.properties, KNOWN_FIELDS), 100),
      fornyelse: Type.Optional(
        Type.Object(
          {
            ...Renewal.properties,
            grunner: listOf(Type.Object(RenewalReason.properties, KNOWN_FIELDS), 50),
          },
          KNOWN_FIELDS,
        ),
      ),
    },
    KNOWN_FIELDS,
  ),
);

const PortfolioAgreement = Type.Object(
  {
    ...DetailedAgreement.properties,
    avtaleStatus: Type.Optional(Type.Enum(AGREEMENT_STATUSES)),
    detaljer: Type.Optional(Type.Object(Agreement.properties.detaljer.properties, KNOWN_FIELDS)),
    avtaleDetaljer: PortfolioDetails,
  },
  KNOWN_FIELDS,
);

const PortfolioDocument = Type.Object(
  {
    ...DOCUMENT_FIELDS,
    innhold: Type.Optional(Type.Refine(Type.String({ maxLength: MAX_PDF_TEXT }), isPdf, () => PDF_RULE)),
  },
  KNOWN_FIELDS,
);

const PortfolioInvoice = Type.Object(
  { ...Invoice.properties, fordeling: listOf(Type.Object(InvoiceShare.properties, KNOWN_FIELDS), 100) },
  KNOWN_FIELDS,
);

const PortfolioClaim = Type.Object(
  {
    ...Claim.properties,
    hendelser: listOf(Type.Object(ClaimEvent.properties, KNOWN_FIELDS), 200),
    saksbehandler: Type.Optional(Type.Object(ClaimHandler.properties, KNOWN_FIELDS)),
    vedlegg: listOf(Type.Object(ClaimFile.properties, KNOWN_FIELDS), 200),
    begrunnelse: Type.Optional(Type.Object(ClaimRefusal.properties, KNOWN_FIELDS)),
  },
  KNOWN_FIELDS,
);

const PortfolioOffer = Type.Object(
  {
    ...Offer.properties,
    detaljer: Type.Optional(Type.Object(Offer.properties.detaljer.properties, KNOWN_FIELDS)),
    versionNumber: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    pakkeTilbud: listOf(Type.Object(PackageOffer.properties, KNOWN_FIELDS), 50),
    avtaleDetaljer: PortfolioDetails,
  },
  KNOWN_FIELDS,
);

const MotorTask = Type.Object(
  { oppgavetype: name(60), beskrivelse: name(500), avtalenummer: PolicyNumber },
  KNOWN_FIELDS,
);

const PortfolioConsentText = Type.Object(ConsentTextRead.properties, KNOWN_FIELDS);

const Score = Type.Object({ nextBestOfferProdukt: name(60), score: Type.Number() }, KNOWN_FIELDS);

/**
 * A customer of the portfolio file (spec: decisions §7.1). Only `ssn` and `navn` are required; null for any
 * other field means the same as leaving it out. Prices are in kroner. `checkCustomer` checks the rules that a
 * schema cannot express.
 */
export const PortfolioCustomer = Type.Object(
  {
    ssn: NationalId,
    navn: name(200),
    niceKundenummer: Type.Optional(name(60)),
    isLoMedlem: flag(),
    isBankkunde: flag(),
    loginBankplassRegisterNummer: Type.Optional(name(20)),
    kontaktInformasjon: Type.Optional(
      Type.Object({ epostAdresse: text(254), mobilNummer: text(30) }, KNOWN_FIELDS),
    ),
    samtykker: Type.Optional(
      Type.Object(
        {
          marketingConsent: consent(),
          crossDomainConsent: consent(),
          marketingConsentTekst: Type.Optional(PortfolioConsentText),
          crossDomainConsentTekst: Type.Optional(PortfolioConsentText),
        },
        KNOWN_FIELDS,
      ),
    ),
    kundeadresser: listOf(Address, 50),
    livKunde: Type.Optional(
      Type.Object({ eksisterer: Type.Boolean(), epost: text(254), telefon: text(30) }, KNOWN_FIELDS),
    ),
    hasReservasjon: flag(),
    avtaler: listOf(PortfolioAgreement, MAX_ITEMS),
    tilbud: listOf(PortfolioOffer, MAX_ITEMS),
    dokumenter: listOf(PortfolioDocument, MAX_ITEMS),
    fakturaer: listOf(PortfolioInvoice, MAX_ITEMS),
    skader: listOf(PortfolioClaim, MAX_ITEMS),
    meldinger: listOf(Type.Object(Message.properties, KNOWN_FIELDS), MAX_ITEMS),
    oppgaver: Type.Optional(
      Type.Object(
        {
          helseerklaering: Type.Optional(count()),
          aksepttilbud: Type.Optional(count()),
          motoroppgaver: listOf(MotorTask, 100),
        },
        KNOWN_FIELDS,
      ),
    ),
    kundekommunikasjon: Type.Optional(Type.Object({ hasUlesteMeldinger: flag() }, KNOWN_FIELDS)),
    anbefalinger: Type.Optional(
      Type.Object(
        {
          scores: listOf(Score, 100),
          controlgroup: flag(),
          fallback: flag(),
        },
        KNOWN_FIELDS,
      ),
    ),
  },
  KNOWN_FIELDS,
);
export type PortfolioCustomer = Static<typeof PortfolioCustomer>;
