import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/first-page.ts';
import { agreementListInOre, type CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { agreementLists } from '../agreements/queries.ts';
import { type DetailAddress, findAgreement } from './find-agreement.ts';

/** Returns the agreement that an address names, from the overview's cached lists; undefined if it is not there. */
export function knownAgreement(
  client: QueryClient,
  boot: Pick<Boot, 'distributor' | 'sharing' | 'today'>,
  address: DetailAddress,
): CustomerAgreementInOre | undefined {
  const agreements = agreementLists().flatMap(({ queryKey }) => {
    const list = client.getQueryData(queryKey);
    return list ? agreementListInOre(list).avtaler : [];
  });
  const found = findAgreement({ agreements, isLoading: true, isWhole: false }, address, boot);
  return found.status === 'found' ? found.agreement : undefined;
}
