import { isDeepStrictEqual } from 'node:util';
import { IsOptional, type Static, type TObject } from 'typebox';
import { Compile } from 'typebox/compile';
import { Check } from 'typebox/value';
import { DetailedAgreement, STANDING_FIELDS } from '../../contract/agreements.ts';
import { Claim } from '../../contract/claims.ts';
import { InsuranceDocument } from '../../contract/documents.ts';
import { EXPLAINED_FIELDS, type Unreadable } from '../../contract/entity.ts';
import { sharesAddUp } from '../../contract/in-ore.ts';
import { Invoice } from '../../contract/invoices.ts';
import { type ListName, MAX_ITEMS, type WireItems } from '../../contract/items.ts';
import { Message } from '../../contract/messages.ts';
import { Offer, SELLING_FIELDS } from '../../contract/offers.ts';
import type { System } from '../../domain/systems.ts';
import { wordOf } from '../../domain/word-of.ts';
import { texts as products } from '../../texts/nb/products.ts';
import { lazy } from '../platform/lazy.ts';
import type { SourceAnswer } from './source.ts';
import { SourceError, type SourceErrorKind } from './source-error.ts';
import { isRecord, type RejectedField, tidyItem, withoutBadFields } from './tidy-item.ts';

/** Receives the path of each rejected field, or the name of a list that is too long; never a value. */
type OnRejected = (field: string) => void;

type CheckList<Item> = (answer: unknown, system: System, onRejected?: OnRejected) => SourceAnswer<Item>;

/** Lists of a claim: who can read its documents (ADR-046), and which files are to be sent again (spec: beyond §10). */
const DECISIVE_LISTS = ['dokumentIder', 'vedlegg'];

/** The functions that return the items in a system's answer, such as `{avtaler: […]}`. */
export const CHECKS: { [Name in ListName]: CheckList<WireItems[Name]> } = {
  avtaler: itemChecker('avtaler', DetailedAgreement, 'policyNumber', (field, item) =>
    field === 'endDate'
      ? Reflect.get(item, 'avtaleStatusDescription') === 'Til Annullasjon'
      : STANDING_FIELDS.includes(field),
  ),
  tilbud: itemChecker('tilbud', Offer, 'policyNumber', (field) => SELLING_FIELDS.includes(field)),
  dokumenter: itemChecker('dokumenter', InsuranceDocument, 'id'),
  fakturaer: itemChecker('fakturaer', Invoice, 'id', () => false, withoutWrongShares),
  skader: itemChecker('skader', Claim, 'id'),
  meldinger: itemChecker('meldinger', Message, 'id'),
};

/**
 * Returns a function that checks a response with the wire schema. Invalid optional fields are left out, and a
 * missing name is replaced by the product's name. An item is left out in these cases:
 * - It still breaks the schema.
 * - It belongs to another system.
 * - It has the number of another item.
 * - It lost a field that `isDecisive` names. Without it the portal would state something that the system did
 *   not (ADR-006).
 *
 * An item without a field that pages explain, or without an amount or date of it, names it as unreadable. Offers have
 * no name for it.
 *
 * `withoutContradiction` returns a valid item without a field that contradicts the others, and the field.
 *
 * A response without a list of this name throws a `SourceError`.
 */
function itemChecker<Type extends TObject>(
  list: ListName,
  type: Type,
  keyName: 'policyNumber' | 'id',
  isDecisive: (field: string, item: object) => boolean = () => false,
  withoutContradiction: (item: Static<Type>) => { item: Static<Type>; field: string } | null = () => null,
): CheckList<Static<Type> & Unreadable> {
  const compiled = lazy(() => Compile(type));

  return (answer, system, onRejected = () => {}) => {
    const schema = compiled();
    const listed = listIn(answer, list);
    const items = new Map<string, Static<Type> & Unreadable>();
    const issues = new Set<SourceErrorKind>();
    for (const each of listed.slice(0, MAX_ITEMS)) {
      const tidied = tidyItem(type, each);
      const rejected: RejectedField[] = [];
      const item = schema.Check(tidied)
        ? tidied
        : withoutBadFields(type, withName(type, tidied, onRejected), (field) => rejected.push(field));
      for (const { path } of rejected) onRejected(path);
      const isOfSystem = isRecord(item) && item.systemSource === system;
      if (
        !schema.Check(item) ||
        !isOfSystem ||
        rejected.some(({ path }) => isDecisive(path, item as object))
      ) {
        issues.add('bad-item');
        if (rejected.length === 0) onRejected(isOfSystem ? badFieldOf(type, item) : 'systemSource');
        continue;
      }
      const isLost = (field: string) =>
        rejected.some(({ path, isFact }) => path === field || (isFact && path.startsWith(`${field}.`)));
      const uleselig = list === 'tilbud' ? [] : EXPLAINED_FIELDS.filter(isLost);
      if (uleselig.length > 0 || rejected.some(losesMeaning)) issues.add('bad-fact');
      else if (item !== tidied) issues.add('bad-field');
      const mended = withoutContradiction(item);
      if (mended) {
        issues.add('bad-field');
        onRejected(mended.field);
      }
      const kept = { ...(mended?.item ?? item), ...(uleselig.length > 0 && { uleselig }) };
      const key = String(Reflect.get(kept, keyName));
      const before = items.get(key);
      if (!before) items.set(key, kept);
      else if (isDeepStrictEqual(before, kept)) issues.add('repeated-item');
      else {
        issues.add('bad-item');
        onRejected(keyName);
      }
    }
    if (listed.length > MAX_ITEMS) {
      issues.add('too-many-items');
      onRejected(list);
    }
    return { items: [...items.values()], issues: [...issues] };
  };
}

/** Returns the name of the field that makes an item unusable; 'item' when it has no fields. */
function badFieldOf(type: TObject, item: unknown): string {
  if (!isRecord(item)) return 'item';
  const bad = Object.entries(type.properties).find(
    ([name, field]) => !(IsOptional(field) && item[name] === undefined) && !Check(field, item[name]),
  );
  return bad?.[0] ?? 'item';
}

/** Returns an invoice without shares that do not add up to its amount (spec: beyond §10). */
function withoutWrongShares(invoice: Invoice): { item: Invoice; field: string } | null {
  if (sharesAddUp(invoice)) return null;
  const { fordeling, ...rest } = invoice;
  return { item: rest, field: 'fordeling' };
}

/**
 * Returns the item with its product's name, or 'Forsikring', when it has no valid name, which is then rejected. Only
 * agreements and offers have a product.
 */
function withName(type: TObject, item: unknown, onRejected: OnRejected): unknown {
  const { name: schema } = type.properties;
  if (!schema || typeof item !== 'object' || item === null) return item;
  const { name, productType } = item as Partial<Record<'name' | 'productType', unknown>>;
  if (Check(schema, name)) return item;
  onRejected('name');
  return { ...item, name: wordOf(products, String(productType)) ?? 'Forsikring' };
}

function listIn(answer: unknown, name: string): readonly unknown[] {
  const list = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  if (!Array.isArray(list)) throw new SourceError('wrong-shape');
  return list;
}

function losesMeaning({ path, isFact }: RejectedField): boolean {
  return isFact || DECISIVE_LISTS.includes(path);
}
