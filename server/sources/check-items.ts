import { isDeepStrictEqual } from 'node:util';
import type { Static, TObject } from 'typebox';
import { Compile } from 'typebox/compile';
import { Check } from 'typebox/value';
import { DetailedAgreement } from '../../contract/agreements.ts';
import { Claim } from '../../contract/claims.ts';
import { InsuranceDocument } from '../../contract/documents.ts';
import { Invoice } from '../../contract/invoices.ts';
import { Message } from '../../contract/messages.ts';
import { Offer } from '../../contract/offers.ts';
import type { System } from '../../domain/systems.ts';
import { whenFirstUsed } from '../platform/when-first-used.ts';
import { productName } from './product-name.ts';
import type { SourceAnswer } from './source.ts';
import { SourceError, type SourceErrorKind } from './source-error.ts';
import { tidyItem, withoutBadFields } from './tidy-item.ts';

/** As many as a customer of the portfolio file can have. */
const MAX_ITEMS = 500;

/** The agreements in a system's answer `{avtaler: […]}`. */
export const checkAgreements = itemChecker('avtaler', DetailedAgreement, policyNumberOf);
/** The offers in a system's answer `{tilbud: […]}`. */
export const checkOffers = itemChecker('tilbud', Offer, policyNumberOf);
/** The documents in a system's answer `{dokumenter: […]}`. */
export const checkDocuments = itemChecker('dokumenter', InsuranceDocument, idOf);
/** The invoices in a system's answer `{fakturaer: […]}`. */
export const checkInvoices = itemChecker('fakturaer', Invoice, idOf);
/** The claims in a system's answer `{skader: […]}`. */
export const checkClaims = itemChecker('skader', Claim, idOf);
/** The messages in a system's answer `{meldinger: […]}`. */
export const checkMessages = itemChecker('meldinger', Message, idOf);

/**
 * Checks an answer with the schema that the wire has. A field that breaks it is left out where it need not be there,
 * and a missing name becomes the product's; an item that still breaks it, is another system's or has another's number
 * costs itself alone (ADR-024). An answer that is no such list is a `SourceError`.
 */
function itemChecker<Type extends TObject>(list: string, type: Type, keyOf: (item: Static<Type>) => string) {
  const compiled = whenFirstUsed(() => Compile(type));

  return (answer: unknown, system: System): SourceAnswer<Static<Type>> => {
    const schema = compiled();
    const listed = listIn(answer, list);
    const items = new Map<string, Static<Type>>();
    const issues = new Set<SourceErrorKind>();
    for (const each of listed.slice(0, MAX_ITEMS)) {
      const tidied = tidyItem(type, each);
      const item = schema.Check(tidied) ? tidied : withoutBadFields(type, named(type, tidied));
      if (!schema.Check(item) || Reflect.get(item as object, 'systemSource') !== system) {
        issues.add('bad-item');
        continue;
      }
      if (item !== tidied) issues.add('bad-field');
      const key = keyOf(item);
      const before = items.get(key);
      if (before) issues.add(isDeepStrictEqual(before, item) ? 'repeated-item' : 'bad-item');
      else items.set(key, item);
    }
    if (listed.length > MAX_ITEMS) issues.add('too-many-items');
    return { items: [...items.values()], issues: [...issues] };
  };
}

function policyNumberOf({ policyNumber }: { policyNumber: string }): string {
  return policyNumber;
}

function idOf({ id }: { id: string }): string {
  return id;
}

/** Agreements and offers have a product to be called by. */
function named(type: TObject, item: unknown): unknown {
  const { name: schema } = type.properties;
  if (!schema || typeof item !== 'object' || item === null) return item;
  const { name, productType } = item as Partial<Record<'name' | 'productType', unknown>>;
  return Check(schema, name) ? item : { ...item, name: productName(productType) };
}

function listIn(answer: unknown, name: string): readonly unknown[] {
  const list = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  if (!Array.isArray(list)) throw new SourceError('wrong-shape');
  return list;
}
