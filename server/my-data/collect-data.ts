import type { Unreadable } from '../../contract/entity.ts';
import {
  claimInKroner,
  detailedAgreementInKroner,
  invoiceInKroner,
  offerInKroner,
} from '../../contract/in-ore.ts';
import type { MyData, StoredSession } from '../../contract/my-data.ts';
import type { System } from '../../domain/systems.ts';
import type { SourceName } from '../platform/config/source-names.ts';
import type { Database } from '../platform/db/database.ts';
import { optionalField } from '../platform/db/optional-fields.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import { sharingList } from '../sharing/sharing-list.ts';
import { withDetails } from '../sources/agreement-details.ts';
import type { Collected } from '../sources/collect.ts';
import type { Sources } from '../sources/sources.ts';
import { unnamedSystemsOf } from '../sources/unnamed-systems.ts';
import { customerData } from './customer-data.ts';
import { readDeletionRequest } from './deletion-request.ts';
import { type LongLists, readConfirmations, readOwnChanges, readSentFiles, timeIn } from './own-records.ts';

export type DataDeps = {
  db: Database;
  sources: Sources;
  /** the systems that `sources` can ask */
  namedSystems: readonly System[];
};

type DataOf = {
  customer: CustomerTable;
  /** the source systems to read */
  systems: readonly System[];
  /** the active sessions */
  sessions: readonly StoredSession[];
};

/** All data but the lists without a limit. */
export type CollectedData = Omit<MyData, keyof LongLists>;

/**
 * Returns all data about a customer in the portal and in the systems, without the long lists and the content of files
 * (spec: beyond §3, ADR-027). `manglerFra` names the systems that did not answer, and those that no source answers for.
 */
export async function collectData(
  { db, sources, namedSystems }: DataDeps,
  { customer, systems, sessions }: DataOf,
): Promise<CollectedData> {
  const { id } = customer;
  const missing = new Set<SourceName>(await unnamedSystemsOf(db, id, namedSystems));
  const items = <Item>(collected: Collected<Item>): Item[] => {
    for (const system of collected.missing) missing.add(system);
    return collected.items;
  };
  const agreements = items(await sources.list('avtaler', customer, systems));
  const [detailed, tilbud, fakturaer, skader, meldinger, dokumenter] = await Promise.all([
    withDetails(sources, customer, agreements),
    sources.list('tilbud', customer, systems),
    sources.list('fakturaer', customer, systems),
    sources.list('skader', customer, systems),
    sources.list('meldinger', customer, systems),
    sources.list('dokumenter', customer, systems),
  ]);
  const own = await customerData(sources.customer, customer, (system) => missing.add(system));
  const lastLogin = await timeIn(db, 'last_login', id);
  const sharings = await sharingList({ db, sources }, customer);
  const data = {
    ...own,
    ssn: customer.ssn,
    avtaler: items(detailed).map(detailedAgreementInKroner).map(asSent),
    tilbud: items(tilbud).map(offerInKroner),
    dokumenter: items(dokumenter).map(({ harFil: _, ...document }) => document),
    fakturaer: items(fakturaer).map(invoiceInKroner),
    skader: items(skader).map(claimInKroner).map(asSent),
    meldinger: items(meldinger).map(asSent),
    sporingsId: customer.tracking_id,
    lagretSiden: new Date(customer.stored_at).toISOString(),
    ...(lastLogin !== null && { sistInnlogget: new Date(lastLogin).toISOString() }),
    egneEndringer: await readOwnChanges(db, id),
    bekreftelser: await readConfirmations(db, id),
    delingGitt: sharings.gitt,
    delingMottatt: sharings.mottatt,
    okter: [...sessions],
    sendteFiler: await readSentFiles(db, id),
    ...optionalField('sletting', await readDeletionRequest(db, id)),
  };
  const manglerFra = [...missing];
  return {
    ...data,
    systemSourceError: manglerFra.length > 0,
    ...(manglerFra.length > 0 && { manglerFra }),
  };
}

/** Returns an item with the fields of a portfolio file only. */
function asSent<Item extends Unreadable>({ uleselig: _, ...item }: Item): Omit<Item, 'uleselig'> {
  return item;
}
