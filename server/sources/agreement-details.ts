import type { DetailedAgreementInOre } from '../../contract/in-ore.ts';
import type { System } from '../../domain/systems.ts';
import type { Collected } from './collect.ts';
import type { SourceCustomer } from './source.ts';
import { ifAnswered } from './source-error.ts';
import type { Sources } from './sources.ts';

/** Maximum number of agreements of a customer that are requested concurrently. */
const MAX_CONCURRENT = 8;

/**
 * Returns the listed agreements with their details. When a system can't answer, its agreement stays as listed. Such a
 * system counts as missing, and so does one with unreadable details.
 */
export async function withDetails(
  sources: Pick<Sources, 'agreement'>,
  customer: SourceCustomer,
  agreements: readonly DetailedAgreementInOre[],
): Promise<Collected<DetailedAgreementInOre>> {
  const items: DetailedAgreementInOre[] = [];
  const missing: System[] = [];
  for (let start = 0; start < agreements.length; start += MAX_CONCURRENT) {
    const part = agreements.slice(start, start + MAX_CONCURRENT);
    const detailed = await Promise.all(part.map((each) => ifAnswered(sources.agreement(customer, each))));
    part.forEach((listed, index) => {
      const found = detailed[index];
      // Null: the list has all data of the system.
      items.push(found ?? listed);
      if (found === undefined || found?.uleselig) missing.push(listed.systemSource);
    });
  }
  return { items, complete: missing.length === 0, missing };
}
