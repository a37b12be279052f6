import { AgreementCosts } from '../agreements/AgreementCosts.tsx';
import { type AgreementsState, isWhole } from '../agreements/agreements-state.ts';
import { hasCostPicture } from '../agreements/area-costs.ts';
import { CostsSkeleton } from '../agreements/CostsSkeleton.tsx';

/** Renders what the insurances cost by area, if more than one has a price. */
export function Costs({ agreements }: { agreements: AgreementsState }) {
  if (agreements.status === 'loading') return <CostsSkeleton />;
  if (agreements.status === 'failed' || !hasCostPicture(agreements.list.avtaler)) return null;
  return <AgreementCosts list={agreements.list} isPart={!isWhole(agreements)} />;
}
