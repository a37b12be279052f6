import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/first-page.ts';
import { agreementListInOre, type CustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { AgreementKey } from '../agreements/detail-target.ts';
import { agreementLists, agreementQueries } from '../agreements/queries.ts';
import { claimsOfQuery } from '../claims/queries.ts';
import { documentsOfQuery } from '../documents/queries.ts';
import { openInvoicesQuery } from '../invoices/queries.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';
import { isReadable } from '../platform/sharing.ts';
import { healthDeclarationsQuery } from '../tasks/queries.ts';
import { agreementQueryOf, type DetailAddress, findAgreement } from './find-agreement.ts';

// The query has no `select` for amounts, so that its code loads with the page, not with every first view.

/** Returns the query for an agreement with its details. */
export function detailsQuery({ systemSource, policyNumber }: AgreementKey) {
  return endpointQuery('GET /avtaleoversikt/avtaler/:systemSource/:policyNumber', {
    params: { systemSource, policyNumber },
  });
}

/** Returns the agreement that an address names, from the overview's cached lists; undefined if it is not there. */
export function knownAgreement(
  client: QueryClient,
  boot: Boot,
  address: DetailAddress,
): CustomerAgreementInOre | undefined {
  const agreements = agreementLists().flatMap(({ queryKey }) => {
    const list = client.getQueryData(queryKey);
    return list ? agreementListInOre(list).avtaler : [];
  });
  const found = findAgreement({ agreements, isLoading: true, isWhole: false }, address, boot);
  return found.status === 'found' ? found.agreement : undefined;
}

/** Returns the queries of the page. Some follow only once the agreement is known. */
export function detailsPageQueries(
  client: QueryClient,
  boot: Boot,
  address: DetailAddress,
): readonly PageQuery[] {
  const wanted = agreementQueryOf(address.parameters);
  const lists = agreementQueries(client, boot, wanted);
  const agreements = agreementLists(wanted).flatMap(
    (each) => client.getQueryData(each.queryKey)?.avtaler ?? [],
  );
  const isLoading = lists.some(({ queryKey }) => client.getQueryState(queryKey)?.status !== 'success');
  const found = findAgreement({ agreements, isLoading, isWhole: !isLoading }, address, boot);
  const known = found.status === 'found' ? found.agreement : undefined;
  const policyNumber = known?.policyNumber ?? wanted?.policyNumber;
  return [
    ...lists,
    ...(policyNumber === undefined ? [] : listsOf(policyNumber, boot.sharing)),
    ...(known ? [detailsQuery(known)] : []),
    ...(known?.standing === 'TEMPORARY' && !boot.sharing ? [healthDeclarationsQuery] : []),
  ];
}

function listsOf(policyNumber: string, sharing: Boot['sharing']): readonly PageQuery[] {
  return [
    ...(isReadable(sharing, 'DOKUMENTER') ? [documentsOfQuery(policyNumber)] : []),
    ...(isReadable(sharing, 'FAKTURA') ? [openInvoicesQuery(policyNumber)] : []),
    ...(isReadable(sharing, 'SKADER') ? [claimsOfQuery(policyNumber)] : []),
  ];
}
