import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AgreementsState } from '../agreements/agreements-state.ts';
import { customerQuery } from '../platform/api/customer.ts';
import { RecommendationSection } from '../recommendations/RecommendationSection.tsx';
import { customerProducts } from './customer-products.ts';
import { LoMember } from './LoMember.tsx';
import { MissingInsurance } from './MissingInsurance.tsx';
import { PurchaseTiles } from './PurchaseTiles.tsx';

type Props = {
  agreements: AgreementsState;
  /** whether it may offer something to buy */
  sells: boolean;
  feedback: ReactNode;
};

/** What stands below the insurances, in the specification's order (spec: overview §2.1). */
export function OverviewBelow({ agreements, sells, feedback }: Props) {
  const isLoMember = useQuery(customerQuery).data?.isLoMedlem === true;
  return (
    <>
      <MissingInsurance />
      {sells && (
        <RecommendationSection customerProducts={customerProducts(agreements)} isLoMember={isLoMember} />
      )}
      {isLoMember && <LoMember />}
      {sells && <PurchaseTiles />}
      {feedback}
    </>
  );
}
