import type { QueryClient } from '@tanstack/react-query';
import type { Agreement } from '../../contract/agreements.ts';
import type { Boot } from '../../contract/first-page.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import { agreementQueries } from '../agreements/page-queries.ts';
import { agreementsQuery, integrationAgreementsQuery } from '../agreements/queries.ts';
import { claimsQuery } from '../claims/queries.ts';
import { documentsQuery } from '../documents/queries.ts';
import { invoicesQuery } from '../invoices/queries.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';
import { findAgreement } from './find-agreement.ts';

const STALE_MS = 60_000;

// What makes amounts of an answer comes with the page, and not with every first view.

/** An agreement with its details. */
export function detailsQuery({
  systemSource,
  policyNumber,
}: Pick<Agreement, 'systemSource' | 'policyNumber'>) {
  return endpointQuery('GET /avtaleoversikt/avtaler/:systemSource/:policyNumber', {
    params: { systemSource, policyNumber },
    staleTime: STALE_MS,
  });
}

/** Returns what the page renders from, as far as it is known which. */
export function detailsPageQueries(
  client: QueryClient,
  { distributor }: Boot,
  parameters: PathParameters,
): readonly PageQuery[] {
  const lists = [agreementsQuery, integrationAgreementsQuery];
  const agreements = lists.flatMap((each) => client.getQueryData(each.queryKey)?.avtaler ?? []);
  const found = findAgreement({ agreements, isLoading: true, isWhole: false }, parameters);
  const details = found.status === 'found' ? [detailsQuery(found.agreement)] : [];
  return [...agreementQueries(client, distributor), documentsQuery, invoicesQuery, claimsQuery, ...details];
}
