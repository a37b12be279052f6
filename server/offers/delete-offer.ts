import type { OfferInOre } from '../../contract/in-ore.ts';
import { ProblemError, refusal } from '../platform/http/errors.ts';
import type { Collected } from '../sources/collect.ts';
import { orChangeProblem, ownItem } from '../sources/own-item.ts';
import type { ActingCustomer } from '../sources/source.ts';
import { mayHaveActed, SourceError } from '../sources/source-error.ts';
import type { Sources } from '../sources/sources.ts';

/**
 * Deletes the customer's offer in the system that holds it (spec: decisions §4). `offers` are the customer's
 * offers, limited to one system if the customer named one. Throws a problem in these cases:
 * - 404: there is no offer with the number.
 * - 409: two systems have the number, or the system refuses the deletion.
 * - 503: a system does not answer, or did not carry out the deletion.
 * - 502 with code UKJENT: the system may have deleted the offer.
 */
export async function deleteOffer(
  sources: Sources,
  customer: ActingCustomer,
  policyNumber: string,
  offers: Collected<OfferInOre>,
): Promise<void> {
  const isMeant = (each: OfferInOre) => each.policyNumber === policyNumber;
  if (offers.items.filter(isMeant).length > 1) throw new ProblemError(409, 'ambiguousOffer');
  const offer = ownItem(offers, isMeant, 'noSuchOffer');
  const deleted = sources.deleteOffer(customer, offer).catch((error) => {
    const isUnknown = error instanceof SourceError && mayHaveActed(error.kind);
    throw isUnknown ? new ProblemError(502, 'deletionUnknown', 'UKJENT') : error;
  });
  if (!(await orChangeProblem(deleted))) throw refusal('not-the-customers', 404, 'noSuchOffer');
}
