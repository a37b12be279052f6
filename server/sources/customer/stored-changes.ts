import { isDeepStrictEqual } from 'node:util';
import type { ChangeValues } from '../../../contract/changes.ts';
import type { PersonData } from '../../../contract/my-data.ts';
import type { ChangeAnswer, ChangeBody, CustomerChange } from '../../../contract/source-customer.ts';
import { recordChange } from '../../platform/db/change-feed.ts';
import { consentColumns } from '../../platform/db/consent-columns.ts';
import { lockCustomerRow } from '../../platform/db/customer-row.ts';
import type { Database } from '../../platform/db/database.ts';
import { recordOwnChange } from '../../platform/db/own-change.ts';
import type { CustomerTable } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/http/errors.ts';
import { type Actor, recordActivity } from '../../platform/observability/activities.ts';
import { CHANGE_RECORDS } from './change-records.ts';
import { consentsOf, contactOf, lifeCustomerOf, reservationOf } from './person-to-wire.ts';
import { refreshAddresses } from './stored-addresses.ts';
import { storedPerson } from './stored-person.ts';

/** Makes a change in the store and returns the stored data (spec: decisions §4). */
type StoredChange<Name extends CustomerChange> = (
  db: Database,
  actor: Actor,
  body: ChangeBody<Name>,
) => Promise<ChangeAnswer<Name>>;

export const STORED_CHANGES: { [Name in CustomerChange]: StoredChange<Name> } = {
  // The life-insurance system has the contact information of customers without niceKundenummer.
  kontaktinformasjon: changeOf('kontaktinformasjon', {
    current: (person) => (person.niceKundenummer === undefined ? null : contactOf(person)),
    columns: ({ epostAdresse = null, mobilNummer = null }) => ({ email: epostAdresse, mobile: mobilNummer }),
    feed: (now) => ({ 'contact-information-changed': now }),
  }),
  livkunde: changeOf('livkunde', {
    current: (person) => (person.livKunde ? lifeCustomerOf(person) : null),
    columns: ({ eksisterer: _, ...record }) => ({ life_customer: JSON.stringify(record) }),
    feed: (now) => ({ 'life-contact-information-changed': now }),
  }),
  samtykker: changeOf('samtykker', {
    current: consentsOf,
    columns: consentColumns,
    feed: (
      { marketingConsent, marketingConsentTekst, crossDomainConsent, crossDomainConsentTekst },
      changed,
    ) => ({
      ...(changed.includes('marketingConsent') && {
        'marketing-consent-changed': {
          marketingConsent,
          ...(marketingConsentTekst && { marketingConsentTekst }),
        },
      }),
      ...(changed.includes('crossDomainConsent') && {
        'cross-domain-consent-changed': {
          crossDomainConsent,
          ...(crossDomainConsentTekst && { crossDomainConsentTekst }),
        },
      }),
    }),
  }),
  reservasjon: changeOf('reservasjon', {
    current: reservationOf,
    columns: ({ hasReservasjon }) => ({ documents_by_post: hasReservasjon ? 1 : 0 }),
    feed: (now) => ({ 'reservation-changed': now }),
  }),
  'adresse/oppdater': refreshAddresses,
};

type FieldChange = Exclude<CustomerChange, 'adresse/oppdater'>;
type StoredFields<Name extends FieldChange> = {
  /** the stored values; null if the change conflicts with the stored data */
  current: (person: PersonData) => ChangeAnswer<Name> | null;
  columns: (now: ChangeAnswer<Name>) => Partial<CustomerTable>;
  /** the values for the change feed */
  feed: (now: ChangeAnswer<Name>, changed: readonly (keyof ChangeBody<Name>)[]) => Partial<ChangeValues>;
};

/** Returns a change of fields. Unchanged values are not recorded, but the text of a consent is stored (spec: beyond §7). */
function changeOf<Name extends FieldChange>(
  name: Name,
  { current, columns, feed }: StoredFields<Name>,
): StoredChange<Name> {
  const { conflict, fields } = CHANGE_RECORDS[name];
  return async (db, actor, body) => {
    const { customerId } = actor;
    return await db.transaction().execute(async (trx) => {
      const before = current(storedPerson(await lockCustomerRow(trx, customerId)));
      if (!before) throw new ProblemError(409, conflict);
      const now = { ...before, ...body };
      if (isDeepStrictEqual(now, before)) return now;
      const changed = fields.filter(({ field }) => now[field] !== before[field]);
      await trx.updateTable('customer').set(columns(now)).where('id', '=', customerId).execute();
      for (const { activity, ownChange } of changed) {
        await recordOwnChange(trx, customerId, ownChange);
        await recordActivity(trx, actor, activity);
      }
      const names = changed.map(({ field }) => field);
      for (const [what, value] of Object.entries(feed(now, names))) {
        await recordChange(trx, customerId, what as keyof ChangeValues, value);
      }
      return now;
    });
  };
}
