import { offerItem } from '../server/platform/db/own-change.ts';
import type { OwnChangeTable } from '../server/platform/db/schema.ts';
import type { CheckedCustomer } from './checked-customer.ts';
import { FIELDS, valueAt, withValueAt } from './fields.ts';
import type { PortfolioCustomer } from './format.ts';

export type OwnChange = Pick<OwnChangeTable, 'what' | 'item'>;

export type MergeRules = {
  /** whether the file wins over what customers changed themselves */
  overwrite: boolean;
  /** whether what the file leaves out is none, as in an empty store */
  replace: boolean;
};

export type Merged = {
  customer: PortfolioCustomer;
  /** the customer's own changes that the file would undo and that stay */
  kept: number;
  /** those that it does undo */
  overwritten: readonly OwnChange[];
};

/**
 * Returns a customer of the file, with what stays of the one in the store: what the file leaves out, and what the customer
 * changed (ADR-019). Lists but for the offers are as in the file.
 */
export function mergeCustomer(
  { customer: file, leftOut }: CheckedCustomer,
  stored: PortfolioCustomer,
  changes: readonly OwnChange[],
  { overwrite, replace }: MergeRules,
): Merged {
  const changed = new Set(changes.map(({ what, item }) => `${what} ${item}`));
  const undone: OwnChange[] = [];
  let customer = file;

  for (const { name, steps, ownChange } of FIELDS) {
    const before = valueAt(stored, steps);
    const now = valueAt(file, steps);
    if (!replace && leftOut.has(name)) {
      if (now !== before) customer = withValueAt(customer, steps, before) as PortfolioCustomer;
    } else if (ownChange && changed.has(`${ownChange} `) && !saysTheSame(now, before)) {
      undone.push({ what: ownChange, item: '' });
      if (!overwrite) customer = withHeld(customer, steps, before);
    }
  }

  const isDeleted = (offer: Offer) =>
    changed.has(`offer ${offerItem(offer.systemSource, offer.policyNumber)}`);
  const { tilbud = [] } = file;
  for (const { systemSource, policyNumber } of tilbud.filter(isDeleted)) {
    undone.push({ what: 'offer', item: offerItem(systemSource, policyNumber) });
  }
  if (overwrite) return { customer, kept: 0, overwritten: undone };
  const offers = tilbud.filter((offer) => !isDeleted(offer));
  return { customer: { ...customer, tilbud: offers }, kept: undone.length, overwritten: [] };
}

type Offer = (PortfolioCustomer['tilbud'] & object)[number];

/** Contact information of a life-insurance record stays also where the file knows no such record. */
function withHeld(customer: PortfolioCustomer, steps: readonly string[], value: unknown): PortfolioCustomer {
  const held = withValueAt(customer, steps, value) as PortfolioCustomer;
  return steps[0] === 'livKunde' ? { ...held, livKunde: { ...held.livKunde, eksisterer: true } } : held;
}

const SAYS_NO: readonly unknown[] = [undefined, '', false, 'NOT_AUTHORIZED'];

function saysTheSame(a: unknown, b: unknown): boolean {
  return a === b || (SAYS_NO.includes(a) && SAYS_NO.includes(b));
}
