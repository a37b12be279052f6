import type { DetailedAgreementInOre } from '../../contract/in-ore.ts';
import { orProblem, ownItem } from './own-item.ts';
import type { PolicyKey, SourceCustomer } from './source.ts';
import type { Sources } from './sources.ts';

/**
 * Returns the customer's agreement with its details (spec: beyond §1). Problems: 404 where the customer has no such
 * agreement, 502 and 503 where its system can't say.
 */
export async function oneAgreement(
  sources: Sources,
  customer: SourceCustomer,
  { systemSource, policyNumber }: PolicyKey,
): Promise<DetailedAgreementInOre> {
  const list = await sources.list('avtaler', customer, [systemSource]);
  const listed = ownItem(list, (each) => each.policyNumber === policyNumber, 'noSuchInsurance');
  return (await orProblem(sources.agreement(customer, { systemSource, policyNumber }))) ?? listed;
}
