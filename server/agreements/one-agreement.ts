import type { DetailedAgreement } from '../../contract/agreements.ts';
import { agreementInKroner } from '../../contract/in-ore.ts';
import type { System } from '../../domain/systems.ts';
import { ProblemError, refusal } from '../platform/http/errors.ts';
import type { SourceCustomer } from '../sources/source.ts';
import type { Sources } from '../sources/sources.ts';

/**
 * Returns the customer's agreement with its details (spec: beyond §1). Problems: 404 where the customer has no such
 * agreement, 503 where that can't be known now.
 */
export async function oneAgreement(
  sources: Sources,
  customer: SourceCustomer,
  system: System,
  policyNumber: string,
): Promise<DetailedAgreement> {
  const { items, complete } = await sources.agreements(customer, [system]);
  const agreement = items.find((each) => each.policyNumber === policyNumber);
  if (agreement) return agreementInKroner(agreement);
  if (!complete) throw new ProblemError(503, 'Et av systemene våre svarer ikke. Prøv igjen senere.');
  throw refusal('not-the-customers', 404, 'Du har ingen forsikring med dette nummeret.');
}
