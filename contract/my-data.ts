import { type Static, Type } from 'typebox';
import { CUSTOMER_SYSTEMS, SYSTEMS } from '../domain/systems.ts';
import { DetailedAgreement } from './agreements.ts';
import { RecordedChange } from './changes.ts';
import { Claim } from './claims.ts';
import { ContactInformation } from './customer.ts';
import { InsuranceDocument } from './documents.ts';
import type { Endpoints } from './endpoint.ts';
import { SystemSourceError } from './entity.ts';
import { Invoice } from './invoices.ts';
import { Message } from './messages.ts';
import { Offer } from './offers.ts';
import { LifeCustomer } from './profile.ts';
import { ActivityEntry, OwnSession } from './security.ts';

const flag = () => Type.Optional(Type.Boolean());
const text = () => Type.Optional(Type.String());
const consent = () => Type.Optional(Type.Enum(['AUTHORIZED', 'NOT_AUTHORIZED']));
const count = () => Type.Optional(Type.Object({ antall: Type.Integer({ minimum: 0 }) }));
const time = (description: string) => Type.String({ format: 'date-time', description });

/** Who the customer is, under the names of a portfolio file (spec: decisions §7.1). What says no or nothing is left out. */
export const PersonData = Type.Object({
  ssn: Type.String({ pattern: '^\\d{11}$' }),
  navn: Type.Optional(Type.String({ description: 'left out: known by a login alone' })),
  niceKundenummer: text(),
  isLoMedlem: flag(),
  isBankkunde: flag(),
  loginBankplassRegisterNummer: text(),
  kontaktInformasjon: Type.Optional(ContactInformation),
  samtykker: Type.Optional(Type.Object({ marketingConsent: consent(), crossDomainConsent: consent() })),
  kundeadresser: Type.Optional(
    Type.Array(
      Type.Object({
        isFolkreregistrert: flag(),
        gatenavn: text(),
        gatenummer: text(),
        gatenummerBokstav: text(),
        gaardsnummer: text(),
        bruksnummer: text(),
        postnummer: Type.String(),
      }),
    ),
  ),
  livKunde: Type.Optional(LifeCustomer),
  hasReservasjon: flag(),
});
export type PersonData = Static<typeof PersonData>;

/** What waits for the customer, and what fits them, likewise. */
export const TaskData = Type.Object({
  oppgaver: Type.Optional(
    Type.Object({
      helseerklaering: count(),
      aksepttilbud: count(),
      motoroppgaver: Type.Optional(
        Type.Array(
          Type.Object({
            oppgavetype: Type.String(),
            beskrivelse: Type.String(),
            avtalenummer: Type.String(),
          }),
        ),
      ),
    }),
  ),
  kundekommunikasjon: Type.Optional(Type.Object({ hasUlesteMeldinger: flag() })),
  anbefalinger: Type.Optional(
    Type.Object({
      scores: Type.Optional(
        Type.Array(Type.Object({ nextBestOfferProdukt: Type.String(), score: Type.Number() })),
      ),
      controlgroup: flag(),
      fallback: flag(),
    }),
  ),
});
export type TaskData = Static<typeof TaskData>;

/** What the customer has in the systems, likewise. */
const ItemData = Type.Object({
  avtaler: Type.Array(DetailedAgreement),
  tilbud: Type.Array(Offer),
  fakturaer: Type.Array(Invoice),
  skader: Type.Array(Claim),
  meldinger: Type.Array(Message),
  dokumenter: Type.Array(
    Type.Object({
      ...InsuranceDocument.properties,
      innhold: Type.Optional(Type.String({ description: 'the PDF in base64; left out: there is none' })),
    }),
  ),
});

/** Something that the customer changed and that no import undoes, by its name in the portfolio file. */
const OwnChange = Type.Object({
  felt: Type.String(),
  gjelder: Type.Optional(Type.String({ description: 'which offer or message: its system and number' })),
  tidspunkt: time('the last time'),
});

/** What the customer answered about a page. */
const GivenFeedback = Type.Object({
  tidspunkt: time('when it was given'),
  type: Type.Enum(['VALG', 'UNDERSOKELSE', 'KONTAKT']),
  distributor: Type.String(),
  side: Type.String(),
  produktkode: text(),
  verdi: text(),
  kommentar: text(),
  svar: Type.Optional(Type.Array(Type.Object({ question: Type.String(), answer: Type.String() }))),
  epost: text(),
  telefon: text(),
});

/** That the customer asked the bank to delete everything, and when; left out where it stands: they did not. */
export const DeletionRequest = Type.Object({ bedtOm: time('when it was first asked') });
export type DeletionRequest = Static<typeof DeletionRequest>;

/**
 * Everything that the portal holds about a customer (spec: beyond §3, ADR-084). What stands in a portfolio file too has the
 * same name and form, so that it could be imported again.
 */
export const MyData = Type.Object({
  ...PersonData.properties,
  ...ItemData.properties,
  ...TaskData.properties,
  sporingsId: Type.String({
    description: "the customer's random id in the statistics, where they agreed to those",
  }),
  lagretSiden: time('since when the portal has the customer, or keeps since when'),
  sistInnlogget: Type.Optional(time('the last login')),
  egneEndringer: Type.Array(OwnChange),
  meldteEndringer: Type.Array(RecordedChange, {
    description: "changes in the feed of the bank's systems, the newest first",
  }),
  okter: Type.Array(OwnSession, { description: 'the sessions that last' }),
  aktiviteter: Type.Array(ActivityEntry, { description: 'the newest first' }),
  tilbakemeldinger: Type.Array(GivenFeedback),
  sletting: Type.Optional(DeletionRequest),
  systemSourceError: SystemSourceError,
  manglerFra: Type.Optional(
    Type.Array(Type.Enum([...SYSTEMS, ...CUSTOMER_SYSTEMS]), {
      description: 'the systems that something is missing from; left out: none',
    }),
  ),
});
export type MyData = Static<typeof MyData>;

/** What the customer can do with their data now. */
export const MyDataStatus = Type.Object({
  kanHentes: Type.Boolean({ description: 'the login is fresh enough to take the data along' }),
  sletting: Type.Optional(DeletionRequest),
});
export type MyDataStatus = Static<typeof MyDataStatus>;

export const myDataApi = {
  'GET /mine-data': {
    access: 'customer',
    summary: 'Get everything that the portal holds about the customer',
    answer: MyData,
    file: 'application/json',
  },
  'GET /mine-data.pdf': {
    access: 'customer',
    summary: 'Get the same to read, as PDF',
    file: 'application/pdf',
  },
  'GET /mine-data/status': {
    access: 'customer',
    summary: 'Check whether the data can be fetched and deletion was asked for',
    answer: MyDataStatus,
  },
  'POST /mine-data/sletting': {
    access: 'customer',
    summary: 'Ask the bank to delete everything about the customer',
    answer: Type.Object({ sletting: DeletionRequest }),
  },
} satisfies Endpoints;
