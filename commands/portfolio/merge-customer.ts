import { changedItem } from '../../server/platform/db/own-change.ts';
import type { OwnChangeTable } from '../../server/platform/db/schema.ts';
import type { CheckedCustomer } from './checked-batches.ts';
import { FIELDS, valueAt, withValueAt } from './fields.ts';
import type { PortfolioCustomer } from './format.ts';

export type OwnChange = Pick<OwnChangeTable, 'what' | 'item'>;

export type Merged = {
  customer: PortfolioCustomer;
  /** number of the customer's own changes that differ from the file and are kept */
  kept: number;
  /** the customer's own changes that the file overwrites */
  overwritten: readonly OwnChange[];
};

/**
 * Returns a customer of the file, merged with the stored one. Keeps the fields that the file leaves out, and
 * the customer's own changes unless `overwrite` is set (ADR-024). Lists are taken from the file, except for
 * deleted offers and the read state of messages.
 */
export function mergeCustomer(
  { customer: file, leftOut }: CheckedCustomer,
  stored: PortfolioCustomer,
  changes: readonly OwnChange[],
  overwrite: boolean,
): Merged {
  const changed = new Set(changes.map(({ what, item }) => `${what} ${item}`));
  const undone: OwnChange[] = [];
  let customer = file;

  for (const { name, steps, ownChange } of FIELDS) {
    const before = valueAt(stored, steps);
    const now = valueAt(file, steps);
    if (leftOut.has(name)) {
      if (now !== before) customer = withValueAt(customer, steps, before) as PortfolioCustomer;
    } else if (ownChange && changed.has(`${ownChange} `) && !isSameValue(now, before)) {
      undone.push({ what: ownChange, item: '' });
      if (!overwrite) customer = withKept(customer, steps, before);
    }
  }

  customer = withConsentTexts(customer, stored);
  const { tilbud = [], meldinger = [] } = file;
  const deleted = tilbud.filter(({ systemSource, policyNumber }) =>
    changed.has(`offer ${changedItem(systemSource, policyNumber)}`),
  );
  const read = meldinger.filter(
    ({ systemSource, id, lest }) => !lest && changed.has(`message ${changedItem(systemSource, id)}`),
  );
  for (const { systemSource, policyNumber } of deleted) {
    undone.push({ what: 'offer', item: changedItem(systemSource, policyNumber) });
  }
  for (const { systemSource, id } of read) {
    undone.push({ what: 'message', item: changedItem(systemSource, id) });
  }
  if (overwrite) return { customer, kept: 0, overwritten: undone };
  const offers = tilbud.filter((offer) => !deleted.includes(offer));
  const messages = meldinger.map((message) =>
    read.includes(message) ? { ...message, lest: true } : message,
  );
  return {
    customer: { ...customer, tilbud: offers, meldinger: messages },
    kept: undone.length,
    overwritten: [],
  };
}

/**
 * Sets a kept value. A life-insurance record with own contact information is kept even if the file has none.
 */
function withKept(customer: PortfolioCustomer, steps: readonly string[], value: unknown): PortfolioCustomer {
  const kept = withValueAt(customer, steps, value) as PortfolioCustomer;
  return steps[0] === 'livKunde' ? { ...kept, livKunde: { ...kept.livKunde, eksisterer: true } } : kept;
}

const CONSENTS = ['marketingConsent', 'crossDomainConsent'] as const;

/** A consent that stays as it was keeps the text that the customer read. */
function withConsentTexts(merged: PortfolioCustomer, { samtykker: before }: PortfolioCustomer) {
  return CONSENTS.reduce((customer, consent) => {
    const text = before?.[`${consent}Tekst`];
    if (!text || !isSameValue(customer.samtykker?.[consent], before?.[consent])) return customer;
    return withValueAt(customer, ['samtykker', `${consent}Tekst`], text) as PortfolioCustomer;
  }, merged);
}

const NO_VALUES: readonly unknown[] = [undefined, '', false, 'NOT_AUTHORIZED'];

function isSameValue(a: unknown, b: unknown): boolean {
  return a === b || (NO_VALUES.includes(a) && NO_VALUES.includes(b));
}
