import type { DetailedAgreementInOre } from '../../contract/in-ore.ts';
import type { System } from '../../domain/systems.ts';
import type { Collected } from '../sources/collect.ts';
import type { SourceCustomer } from '../sources/source.ts';
import { SourceError } from '../sources/source-error.ts';
import type { Sources } from '../sources/sources.ts';

/** Maximum number of a customer's agreements asked for concurrently. */
const AT_ONCE = 8;

/** Returns listed agreements with all that their systems know of each; one whose system can't say it now stays as it is listed. */
export async function withDetails(
  sources: Sources,
  customer: SourceCustomer,
  agreements: readonly DetailedAgreementInOre[],
): Promise<Collected<DetailedAgreementInOre>> {
  const items: DetailedAgreementInOre[] = [];
  const missing: System[] = [];
  for (let start = 0; start < agreements.length; start += AT_ONCE) {
    const part = agreements.slice(start, start + AT_ONCE);
    const detailed = await Promise.all(part.map((each) => detailsOf(sources, customer, each)));
    part.forEach((listed, index) => {
      const found = detailed[index];
      items.push(found ?? listed);
      if (found === undefined) missing.push(listed.systemSource);
    });
  }
  return { items, complete: missing.length === 0, missing };
}

/** null: its system has no more to say; undefined: it can't say it now */
async function detailsOf(
  sources: Sources,
  customer: SourceCustomer,
  agreement: DetailedAgreementInOre,
): Promise<DetailedAgreementInOre | null | undefined> {
  try {
    return await sources.agreement(customer, agreement);
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}
