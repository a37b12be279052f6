import type { OfferInOre } from '../../contract/in-ore.ts';
import { ProblemError, refusal } from '../platform/http/errors.ts';
import type { Collected } from '../sources/collect.ts';
import type { ActingCustomer } from '../sources/source.ts';
import { mayHaveActed, SourceError } from '../sources/source-error.ts';
import type { Sources } from '../sources/sources.ts';

/**
 * Deletes the customer's offer in the system that gave it (spec: decisions §4). `offers` are the customer's, of the system
 * that is meant where the customer named one. Problems: 404 where there is no such offer, 409 where two systems have
 * the number, 503 where it can't be known or done now, 502 with code UKJENT where the system may have done it.
 * No problem means deleted.
 */
export async function deleteOffer(
  sources: Sources,
  customer: ActingCustomer,
  policyNumber: string,
  { items, complete }: Collected<OfferInOre>,
): Promise<void> {
  const [offer, another] = items.filter((each) => each.policyNumber === policyNumber);
  if (another) throw new ProblemError(409, 'ambiguousOffer');
  // A system that did not answer may hold it.
  if (!offer && !complete) throw notNow();
  if (!offer || !(await deleteIn(sources, customer, offer))) {
    throw refusal('not-the-customers', 404, 'noSuchOffer');
  }
}

async function deleteIn(
  sources: Sources,
  customer: ActingCustomer,
  offer: Parameters<Sources['deleteOffer']>[1],
): Promise<boolean> {
  try {
    return await sources.deleteOffer(customer, offer);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    if (!mayHaveActed(error.kind)) throw notNow();
    throw new ProblemError(502, 'deletionUnknown', 'UKJENT');
  }
}

function notNow(): ProblemError {
  return new ProblemError(503, 'systemSilent');
}
