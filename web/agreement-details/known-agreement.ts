import type { QueryClient } from '@tanstack/react-query';
import { agreementListInOre, type CustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { PathParameters } from '../../domain/match-path.ts';
import { agreementLists } from '../agreements/queries.ts';
import { findAgreement } from './find-agreement.ts';

/** Returns the agreement that an address names, from the overview's cached lists; undefined if it is not there. */
export function knownAgreement(
  client: QueryClient,
  parameters: PathParameters,
): CustomerAgreementInOre | undefined {
  const agreements = agreementLists(undefined).flatMap(({ queryKey }) => {
    const list = client.getQueryData(queryKey);
    return list ? agreementListInOre(list).avtaler : [];
  });
  const found = findAgreement({ agreements, isLoading: true, isWhole: false }, parameters);
  return found.status === 'found' ? found.agreement : undefined;
}
