import type { QueryClient } from '@tanstack/react-query';
import { hasPartnerIntegration } from '../../domain/systems.ts';
import { agreementsQuery, integrationAgreementsQuery } from '../agreements/queries.ts';
import { offersQuery } from '../offers/queries.ts';
import { customerQuery } from '../platform/api/customer.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';
import { recommendationsQuery } from '../recommendations/queries.ts';
import {
  acceptOffersQuery,
  communicationQuery,
  healthDeclarationsQuery,
  motorTasksQuery,
} from '../tasks/queries.ts';

/** Returns what the overview renders from, as far as it is known which: the customer's bank decides on the integration. */
export function overviewQueries(client: QueryClient, shortname: string): readonly PageQuery[] {
  const bank = client.getQueryData(customerQuery.queryKey)?.loginBankplassRegisterNummer ?? null;
  const integration = [integrationAgreementsQuery, communicationQuery];
  return [
    customerQuery,
    agreementsQuery,
    offersQuery,
    healthDeclarationsQuery,
    acceptOffersQuery,
    motorTasksQuery,
    recommendationsQuery,
    ...(hasPartnerIntegration(shortname, bank) ? integration : []),
  ];
}
