import { setImmediate } from 'node:timers/promises';
import type { MyData, StoredActivity } from '../../contract/my-data.ts';
import type { DeviceKind } from '../../contract/session.ts';
import type { Language } from '../../texts/languages.ts';
import { type ActivityRow, newestActivities, toActivityEntry } from '../activities/read-activities.ts';
import { codesOf } from '../confirmations/confirmation-codes.ts';
import { toRecordedChange } from '../platform/db/change-feed.ts';
import type { Database } from '../platform/db/database.ts';
import { optionalField } from '../platform/db/optional-fields.ts';
import { pages } from '../platform/db/pages.ts';
import type { ChangeFeedTable, FeedbackTable, OwnChangeTable } from '../platform/db/schema.ts';
import type { Device } from '../platform/device.ts';
import { deviceKind } from '../platform/device-words.ts';
import type { LoginFacts } from '../platform/observability/activities.ts';
import { storedFiles, toReceived } from '../sources/claim-files.ts';

/** The data that customers can change, with their names in the portfolio file. */
const FIELDS: Readonly<Record<OwnChangeTable['what'], string>> = {
  email: 'kontaktInformasjon.epostAdresse',
  mobile: 'kontaktInformasjon.mobilNummer',
  'life-email': 'livKunde.epost',
  'life-phone': 'livKunde.telefon',
  'marketing-consent': 'samtykker.marketingConsent',
  'cross-domain-consent': 'samtykker.crossDomainConsent',
  'documents-by-post': 'hasReservasjon',
  offer: 'tilbud',
  message: 'meldinger',
};
/** Rows of a long list that are read at a time. Smaller batches sort the changes of the feed more often. */
const BATCH = 1_000;

const KINDS = { choice: 'VALG', survey: 'UNDERSOKELSE', contact: 'KONTAKT' } as const;

/** Returns the data that the customer changed and that imports therefore keep. */
export async function readOwnChanges(db: Database, customerId: string): Promise<MyData['egneEndringer']> {
  const rows = await db
    .selectFrom('own_change')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('at')
    .execute();
  return rows.map(({ what, item, at }) => ({
    felt: FIELDS[what],
    ...optionalField('gjelder', item || null),
    tidspunkt: new Date(at).toISOString(),
  }));
}

/** The lists that grow with each act of the customer. They have any number of entries. */
export type LongLists = Pick<MyData, 'meldteEndringer' | 'aktiviteter' | 'tilbakemeldinger'>;

/** The long lists in batches, newest first. The first batch has more entries than the PDF shows. */
export type LongListBatches = { [Name in keyof LongLists]: AsyncGenerator<LongLists[Name], void> };

type Words = { language: Language; distributorNames: ReadonlyMap<string, string> };

/** Returns the customer's changes in the feed for the bank's systems (ADR-024), all recorded activities, and the feedback. */
export function readLongLists(
  db: Database,
  customerId: string,
  { language, distributorNames }: Words,
): LongListBatches {
  const changes = db
    .selectFrom('change_feed')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('position', 'desc')
    .limit(BATCH);
  const feedback = db
    .selectFrom('feedback')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(BATCH);
  return {
    meldteEndringer: inBatches(
      (last: ChangeFeedTable | undefined) =>
        (last ? changes.where('position', '<', last.position) : changes).execute(),
      toRecordedChange,
    ),
    aktiviteter: inBatches(
      (last: ActivityRow | undefined) =>
        newestActivities(db, customerId, { before: last }).limit(BATCH).execute(),
      (row) => ({
        ...toActivityEntry(row, language, distributorNames),
        ...optionalField('enhetstype', kindOf(row.device)),
        ...(row.login !== null && { innlogging: loginOf(JSON.parse(row.login) as LoginFacts) }),
      }),
    ),
    tilbakemeldinger: inBatches(
      (last: FeedbackTable | undefined) =>
        (last
          ? feedback.where((eb) =>
              eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last.created_at, last.id)),
            )
          : feedback
        ).execute(),
      feedbackOf,
    ),
  };
}

/** Returns the newest entries of the long lists. */
export async function newestOf(lists: LongListBatches): Promise<LongLists> {
  return {
    meldteEndringer: (await lists.meldteEndringer.next()).value ?? [],
    aktiviteter: (await lists.aktiviteter.next()).value ?? [],
    tilbakemeldinger: (await lists.tilbakemeldinger.next()).value ?? [],
  };
}

/** Yields the entries of a list batch by batch, with other requests in between. `read` gets the last row before. */
async function* inBatches<Row, Entry>(
  read: (last: Row | undefined) => Promise<Row[]>,
  toEntry: (row: Row) => Entry,
): AsyncGenerator<Entry[], void> {
  for await (const rows of pages(read)) {
    yield rows.map(toEntry);
    await setImmediate();
  }
}

function kindOf(json: string | null): DeviceKind | null {
  const device = json === null ? null : (JSON.parse(json) as Device);
  return device?.kind ? deviceKind(device) : null;
}

function loginOf({ loginContext, level }: LoginFacts): StoredActivity['innlogging'] & object {
  return { loginContext, ...optionalField('niva', level) };
}

/** Returns the confirmations that others can check, the newest first. */
export async function readConfirmations(db: Database, customerId: string): Promise<MyData['bekreftelser']> {
  const rows = await codesOf(db, customerId);
  return rows.map((row) => ({
    systemSource: row.system,
    avtalenummer: row.policy_number,
    distributor: row.distributor,
    hentet: new Date(row.issued_at).toISOString(),
    kanKontrolleresTil: new Date(row.expires_at).toISOString(),
    ...optionalField('sistKontrollert', row.checked_on),
  }));
}

/** Returns the files that the customer sent to claims and the store keeps, without their content, newest first. */
export async function readSentFiles(db: Database, customerId: string): Promise<MyData['sendteFiler']> {
  const rows = await storedFiles(db, customerId);
  return rows
    .toReversed()
    .map((row) => ({ systemSource: row.system, skadeId: row.claim_id, ...toReceived(row) }));
}

function feedbackOf(row: FeedbackTable): MyData['tilbakemeldinger'][number] {
  return {
    tidspunkt: new Date(row.created_at).toISOString(),
    type: KINDS[row.kind],
    distributor: row.distributor,
    side: row.page,
    ...optionalField('produktkode', row.product_code),
    ...optionalField('verdi', row.value),
    ...optionalField('kommentar', row.comment),
    ...optionalField('svar', row.answers === null ? null : JSON.parse(row.answers)),
    ...optionalField('epost', row.email),
    ...optionalField('telefon', row.phone),
  };
}

/** Returns when a customer last logged in or requested deletion, in epoch ms; null: never. */
export async function timeIn(
  db: Database,
  table: 'last_login' | 'deletion_request',
  customerId: string,
): Promise<number | null> {
  const row = await db
    .selectFrom(table)
    .select('at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.at ?? null;
}
