import { type Static, type TSchema, Type } from 'typebox';
import { PATHS } from '../domain/paths.ts';
import { ActivityEntry } from './activities.ts';
import { DetailedAgreement } from './agreements.ts';
import { RecordedChange } from './changes.ts';
import { Claim, ReceivedFile } from './claims.ts';
import { ConsentsWithTexts } from './consents.ts';
import { DOCUMENT_FIELDS } from './documents.ts';
import type { Endpoints } from './endpoint.ts';
import { CalendarDate, FileLanguage, ItemId, SystemName, SystemSourceError } from './entity.ts';
import { Invoice } from './invoices.ts';
import type { ListName } from './items.ts';
import { Message } from './messages.ts';
import { Offer } from './offers.ts';
import { Address, ContactInformation, LifeCustomer } from './profile.ts';
import { Recommendations } from './recommendations.ts';
import { DeviceKind, LoginContext, OwnSession } from './session.ts';
import { GivenSharing, ReceivedSharing } from './sharing.ts';
import { CustomerCommunication, MotorTask, TaskCount } from './tasks.ts';

const flag = () => Type.Optional(Type.Boolean());
const text = () => Type.Optional(Type.String());
const time = (description: string) => Type.String({ format: 'date-time', description });

/** Personal data as in a portfolio file (spec: decisions §7.1). Sources may leave out empty and false values. */
export const PersonData = Type.Object({
  ssn: Type.String({ pattern: '^\\d{11}$' }),
  navn: Type.Optional(Type.String({ description: 'left out: known by a login alone' })),
  niceKundenummer: text(),
  isLoMedlem: flag(),
  isBankkunde: flag(),
  loginBankplassRegisterNummer: text(),
  kontaktInformasjon: Type.Optional(ContactInformation),
  samtykker: Type.Optional(Type.Partial(ConsentsWithTexts)),
  kundeadresser: Type.Optional(
    Type.Array(Type.Object({ ...Address.properties, isFolkreregistrert: flag() })),
  ),
  livKunde: Type.Optional(LifeCustomer),
  hasReservasjon: flag(),
});
export type PersonData = Static<typeof PersonData>;

/** The customer's tasks and recommendations, under the names of a portfolio file. */
export const TaskData = Type.Object({
  oppgaver: Type.Optional(
    Type.Object({
      helseerklaering: Type.Optional(TaskCount),
      aksepttilbud: Type.Optional(TaskCount),
      motoroppgaver: Type.Optional(Type.Array(MotorTask)),
    }),
  ),
  kundekommunikasjon: Type.Optional(Type.Partial(CustomerCommunication)),
  anbefalinger: Type.Optional(Type.Partial(Recommendations)),
});
export type TaskData = Static<typeof TaskData>;

/** The customer's items in the systems, under the names of a portfolio file. */
const ITEM_DATA = {
  avtaler: Type.Array(DetailedAgreement),
  tilbud: Type.Array(Offer),
  fakturaer: Type.Array(Invoice),
  skader: Type.Array(Claim),
  meldinger: Type.Array(Message),
  dokumenter: Type.Array(
    Type.Object({
      ...DOCUMENT_FIELDS,
      innhold: Type.Optional(Type.String({ description: 'the PDF in base64; left out: there is none' })),
    }),
  ),
} satisfies Readonly<Record<ListName, TSchema>>;

/** A session with all its stored fields. Older sessions lack the optional ones. */
const StoredSession = Type.Object({
  ...OwnSession.properties,
  loginContext: LoginContext,
  autentisert: Type.Optional(time('when the login service identified the customer')),
  innloggingstjeneste: Type.Optional(
    Type.Object(
      {
        kundemerke: Type.String({ description: "of the service's name for the customer" }),
        oktmerke: Type.Optional(Type.String({ description: "of the service's name for its own session" })),
      },
      { description: 'keyed hashes, by which the login service can end the session' },
    ),
  ),
});
export type StoredSession = Static<typeof StoredSession>;

/** An activity with all its stored fields. */
const StoredActivity = Type.Object({
  ...ActivityEntry.properties,
  enhetstype: Type.Optional(DeviceKind),
  innlogging: Type.Optional(
    Type.Object(
      {
        loginContext: LoginContext,
        niva: Type.Optional(Type.String({ description: 'the level, as the login service names it' })),
      },
      { description: 'of a login' },
    ),
  ),
});
export type StoredActivity = Static<typeof StoredActivity>;

/** A file that the customer sent to a claim, where the portal's store keeps it. */
const SentFile = Type.Object({
  systemSource: SystemName,
  skadeId: ItemId,
  ...ReceivedFile.properties,
  innhold: Type.Optional(Type.String({ description: 'the file in base64' })),
});

/** A confirmation that others can check by its code. The portal has only a hash of the code. */
const FetchedConfirmation = Type.Object({
  systemSource: SystemName,
  avtalenummer: Type.String(),
  distributor: Type.String(),
  hentet: time('when the customer fetched it'),
  kanKontrolleresTil: time('until when others can check it'),
  sistKontrollert: Type.Optional(CalendarDate),
});

/** A field that the customer changed, by its name in the portfolio file. Imports do not overwrite it. */
const OwnChange = Type.Object({
  felt: Type.String(),
  gjelder: Type.Optional(Type.String({ description: 'which offer or message: its system and number' })),
  tidspunkt: time('the last time'),
});

/** The customer's feedback on a page. */
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

/** The customer's request to the bank to delete everything. Omitted if there is none. */
export const DeletionRequest = Type.Object({ bedtOm: time('when it was first asked') });
export type DeletionRequest = Static<typeof DeletionRequest>;

/**
 * Everything the portal holds about a customer (spec: beyond §3, ADR-027). Fields that are also in a
 * portfolio file have the same name and form, so that they can be imported again.
 */
export const MyData = Type.Object({
  ...PersonData.properties,
  ...ITEM_DATA,
  ...TaskData.properties,
  sporingsId: Type.String({
    description: "the customer's random id in the statistics, if they consented to statistics",
  }),
  lagretSiden: time('when the portal first stored the customer, or began to record it'),
  sistInnlogget: Type.Optional(time('the last login')),
  egneEndringer: Type.Array(OwnChange),
  meldteEndringer: Type.Array(RecordedChange, {
    description: "changes in the feed of the bank's systems, the newest first",
  }),
  bekreftelser: Type.Array(FetchedConfirmation, {
    description: 'the confirmations that others can check, the newest first',
  }),
  delingGitt: Type.Array(GivenSharing, { description: 'what the customer lets others see' }),
  delingMottatt: Type.Array(ReceivedSharing, { description: 'what others let the customer see' }),
  okter: Type.Array(StoredSession, { description: 'the active sessions' }),
  aktiviteter: Type.Array(StoredActivity, { description: 'the newest first' }),
  tilbakemeldinger: Type.Array(GivenFeedback),
  sendteFiler: Type.Array(SentFile, { description: 'the files sent to claims, the newest first' }),
  sletting: Type.Optional(DeletionRequest),
  systemSourceError: SystemSourceError,
  manglerFra: Type.Optional(
    Type.Array(SystemName, {
      description: 'the systems that something is missing from; left out: none',
    }),
  ),
});
export type MyData = Static<typeof MyData>;

/** The actions the customer can take with their data now. */
export const MyDataStatus = Type.Object({
  kanHentes: Type.Boolean({ description: 'the login is fresh enough to fetch the data' }),
  sletting: Type.Optional(DeletionRequest),
});
export type MyDataStatus = Static<typeof MyDataStatus>;

export const myDataApi = {
  'GET /mine-data': {
    access: 'customer',
    summary: 'Get everything that the portal holds about the customer',
    query: FileLanguage,
    answer: MyData,
    file: 'application/json',
    filePage: PATHS.security,
  },
  'GET /mine-data.pdf': {
    access: 'customer',
    summary: 'Get the same data as PDF',
    query: FileLanguage,
    file: 'application/pdf',
    filePage: PATHS.security,
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
  'DELETE /mine-data/sletting': {
    access: 'customer',
    summary: 'Withdraw the request for deletion',
  },
} satisfies Endpoints;
