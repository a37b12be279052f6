import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { Agreement } from '../../contract/agreements.ts';
import { Offer } from '../../contract/offers.ts';
import type { System } from '../../domain/systems.ts';
import { knownFields } from './known-fields.ts';
import type { SourceAnswer } from './source.ts';
import { type FaultKind, SourceFault } from './source-fault.ts';

/** As many as a customer of the portfolio file can have. */
const MAX_ITEMS = 500;

/** The agreements in a system's answer `{avtaler: […]}`. */
export const checkAgreements = itemChecker('avtaler', Agreement);
/** The offers in a system's answer `{tilbud: […]}`. */
export const checkOffers = itemChecker('tilbud', Offer);

/**
 * Checks an answer with the schema that the wire has. An item that breaks it, is another system's or has a number
 * that came before costs itself alone; an answer that is no such list is a `SourceFault`.
 */
function itemChecker<Type extends typeof Agreement | typeof Offer>(list: string, type: Type) {
  const schema = Compile(type);

  return (answer: unknown, system: System): SourceAnswer<Static<Type>> => {
    const listed = listIn(answer, list);
    const items = new Map<string, Static<Type>>();
    const faults = new Set<FaultKind>();
    for (const each of listed.slice(0, MAX_ITEMS)) {
      const item = knownFields(type, each);
      if (schema.Check(item) && item.systemSource === system && !items.has(item.policyNumber)) {
        items.set(item.policyNumber, item);
      } else {
        faults.add('bad-item');
      }
    }
    if (listed.length > MAX_ITEMS) faults.add('too-many-items');
    return { items: [...items.values()], faults: [...faults] };
  };
}

function listIn(answer: unknown, name: string): readonly unknown[] {
  const list = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  if (!Array.isArray(list)) throw new SourceFault('wrong-shape');
  return list;
}
