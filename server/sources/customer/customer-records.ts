import type { ChangeAnswer, ChangeBody, CustomerChange } from '../../../contract/source-customer.ts';
import type { CustomerRow } from '../../platform/db/customer-row.ts';
import type { CustomerTable } from '../../platform/db/schema.ts';
import type { CustomerRequest } from '../../platform/http/per-request.ts';
import type { Actor } from '../../platform/observability/activities.ts';
import { orSourceProblem } from '../own-item.ts';
import type { CustomerSource } from './customer-source.ts';

/** The customer source for handlers. */
export type CustomerRecords = ReturnType<typeof customerRecords>;

/** Returns the customer source by request. Rejects with a problem: 503, or 502 when an answer is unusable. */
export function customerRecords(source: CustomerSource, row: CustomerRow) {
  const reader =
    <T>(read: (customer: CustomerTable) => Promise<T>) =>
    async (asked: CustomerRequest): Promise<T> =>
      await orSourceProblem(row(asked).then(read));

  return {
    person: reader(source.person),
    personWithAddresses: reader(source.personWithAddresses),
    tasks: reader(source.tasks),
    communication: reader(source.communication),
    recommendations: async (asked: CustomerRequest, bought: string | undefined) =>
      await reader((customer) => source.recommendations(customer, bought))(asked),
    change: async <Name extends CustomerChange>(
      asked: CustomerRequest & { session: Actor },
      name: Name,
      body: ChangeBody<Name>,
    ): Promise<ChangeAnswer<Name>> =>
      await source.change({ ...(await row(asked)), actor: asked.session }, name, body),
  };
}
