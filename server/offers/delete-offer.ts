import type { OfferInOre } from '../../contract/in-ore.ts';
import { ProblemError, refusal } from '../platform/http/errors.ts';
import type { Collected } from '../sources/collect.ts';
import type { ActingCustomer } from '../sources/source.ts';
import { mayHaveActed, SourceError } from '../sources/source-error.ts';
import type { Sources } from '../sources/sources.ts';

/**
 * Deletes the customer's offer in the system that holds it (spec: decisions §4). `offers` are the customer's
 * offers, limited to one system if the customer named one. Throws a problem in these cases:
 * - 404: there is no offer with the number.
 * - 409: two systems have the number.
 * - 503: a system does not answer, or did not carry out the deletion.
 * - 502 with code UKJENT: the system may have deleted the offer.
 */
export async function deleteOffer(
  sources: Sources,
  customer: ActingCustomer,
  policyNumber: string,
  { items, complete }: Collected<OfferInOre>,
): Promise<void> {
  const [offer, another] = items.filter((each) => each.policyNumber === policyNumber);
  if (another) throw new ProblemError(409, 'ambiguousOffer');
  // A system that did not answer may hold the offer.
  if (!offer && !complete) throw unavailable();
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
    if (!mayHaveActed(error.kind)) throw unavailable();
    throw new ProblemError(502, 'deletionUnknown', 'UKJENT');
  }
}

function unavailable(): ProblemError {
  return new ProblemError(503, 'systemSilent');
}
