import { isDeepStrictEqual } from 'node:util';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { Check } from 'typebox/value';
import { Agreement } from '../../contract/agreements.ts';
import { Offer } from '../../contract/offers.ts';
import type { System } from '../../domain/systems.ts';
import { productName } from './product-name.ts';
import type { SourceAnswer } from './source.ts';
import { SourceError, type SourceErrorKind } from './source-error.ts';
import { tidyItem, withoutBadFields } from './tidy-item.ts';

/** As many as a customer of the portfolio file can have. */
const MAX_ITEMS = 500;

/** The agreements in a system's answer `{avtaler: […]}`. */
export const checkAgreements = itemChecker('avtaler', Agreement);
/** The offers in a system's answer `{tilbud: […]}`. */
export const checkOffers = itemChecker('tilbud', Offer);

/**
 * Checks an answer with the schema that the wire has. A field that breaks it is left out where it need not be there,
 * and a missing name becomes the product's; an item that still breaks it, is another system's or has another's number
 * costs itself alone (ADR-024). An answer that is no such list is a `SourceError`.
 */
function itemChecker<Type extends typeof Agreement | typeof Offer>(list: string, type: Type) {
  const schema = Compile(type);

  return (answer: unknown, system: System): SourceAnswer<Static<Type>> => {
    const listed = listIn(answer, list);
    const items = new Map<string, Static<Type>>();
    const issues = new Set<SourceErrorKind>();
    for (const each of listed.slice(0, MAX_ITEMS)) {
      const tidied = tidyItem(type, each);
      const item = schema.Check(tidied) ? tidied : withoutBadFields(type, named(type, tidied));
      if (!schema.Check(item) || item.systemSource !== system) {
        issues.add('bad-item');
        continue;
      }
      if (item !== tidied) issues.add('bad-field');
      const before = items.get(item.policyNumber);
      if (before) issues.add(isDeepStrictEqual(before, item) ? 'repeated-item' : 'bad-item');
      else items.set(item.policyNumber, item);
    }
    if (listed.length > MAX_ITEMS) issues.add('too-many-items');
    return { items: [...items.values()], issues: [...issues] };
  };
}

function named(type: typeof Agreement | typeof Offer, item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const { name, productType } = item as Partial<Record<'name' | 'productType', unknown>>;
  return Check(type.properties.name, name) ? item : { ...item, name: productName(productType) };
}

function listIn(answer: unknown, name: string): readonly unknown[] {
  const list = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  if (!Array.isArray(list)) throw new SourceError('wrong-shape');
  return list;
}
