import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AgreementsState } from '../agreements/agreements-state.ts';
import { customerQuery } from '../platform/customer.ts';
import { type CustomerProducts, RecommendationSection } from '../recommendations/RecommendationSection.tsx';
import { LoMember } from './LoMember.tsx';
import { MissingInsurance } from './MissingInsurance.tsx';
import { PurchaseTiles } from './PurchaseTiles.tsx';

type Props = { agreements: AgreementsState; feedback: ReactNode };

/** What stands below the insurances, in the specification's order (overview 2.1). */
export function OverviewBelow({ agreements, feedback }: Props) {
  const isLoMember = useQuery(customerQuery).data?.isLoMedlem === true;
  return (
    <>
      <MissingInsurance />
      <RecommendationSection customerProducts={productsOf(agreements)} isLoMember={isLoMember} />
      {isLoMember && <LoMember />}
      <PurchaseTiles />
      {feedback}
    </>
  );
}

function productsOf(agreements: AgreementsState): CustomerProducts {
  if (agreements.status === 'failed') return 'unknown';
  if (agreements.status === 'loading' || agreements.alsoLoading) return 'loading';
  return agreements.list.avtaler.map(({ productType }) => productType);
}
