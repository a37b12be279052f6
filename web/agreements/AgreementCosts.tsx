import { texts } from '#texts/agreements.ts';
import { AGREEMENT_AREA_NAMES } from '#texts/areas.ts';
import { Amount } from '../ui/Amount.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ShareBar } from '../ui/ShareBar.tsx';
import { type AgreementsState, isWhole } from './agreements-state.ts';
import { areaCosts, hasCostPicture } from './area-costs.ts';
import { Sums } from './Sums.tsx';

/**
 * Renders the sums, and the cost of each product area as text and bar, if more than one insurance has a price
 * (spec: overview §1). A single area has no bar, since there is nothing to compare it with.
 */
export function AgreementCosts({ agreements }: { agreements: AgreementsState }) {
  if (agreements.status === 'loading') return <CostsSkeleton />;
  if (agreements.status === 'failed' || !hasCostPicture(agreements.list.avtaler)) return null;
  const { list } = agreements;
  const areas = areaCosts(list.avtaler);
  return (
    <div className="kfp-costs">
      <Heading level={2} size={4}>
        {texts.costs}
      </Heading>
      <p className="kfp-costs__sums">
        <Sums list={list} isPart={!isWhole(agreements)} className="kfp-costs__monthly" />
      </p>
      <ul className="kfp-costs__areas">
        {areas.map(({ area, monthlyOre, percent }) => (
          <li key={area}>
            <span>{AGREEMENT_AREA_NAMES[area]}</span> <Amount ore={monthlyOre} unit="kr/md" />
            {areas.length > 1 && <ShareBar percent={percent} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders a placeholder for the costs. Screen readers get only the text of the agreements' skeleton. */
export function CostsSkeleton() {
  return (
    <div className="kfp-costs" aria-hidden="true">
      <span className="kfp-skeleton kfp-skeleton--name" />
      <span className="kfp-skeleton kfp-skeleton--description" />
      <span className="kfp-skeleton kfp-skeleton--description" />
      <span className="kfp-skeleton kfp-skeleton--description" />
    </div>
  );
}
