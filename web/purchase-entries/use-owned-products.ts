import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isIntegrated } from '../agreements/page-queries.ts';
import { agreementsQuery, integrationAgreementsQuery } from '../agreements/queries.ts';
import { useBoot } from '../platform/boot.tsx';

/** Returns the product types the customer is known to have, from the sources that have answered. */
export function useOwnedProducts(): ReadonlySet<string> {
  const enabled = isIntegrated(useQueryClient(), useBoot().distributor);
  const lists = [useQuery(agreementsQuery), useQuery({ ...integrationAgreementsQuery, enabled })];
  return new Set(lists.flatMap(({ data }) => data?.avtaler ?? []).map(({ productType }) => productType));
}
