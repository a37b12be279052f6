import { texts } from '#texts/agreements.ts';
import { AGREEMENT_AREA_NAMES } from '#texts/areas.ts';
import type { AgreementListInOre } from '../../contract/in-ore.ts';
import { Amount } from '../ui/Amount.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ShareBar } from '../ui/ShareBar.tsx';
import { areaCosts } from './area-costs.ts';
import { Sums } from './Sums.tsx';

type Props = {
  list: AgreementListInOre;
  /** whether agreements may be missing from the list */
  isPart: boolean;
};

/**
 * Renders the sums, and the cost of each product area as text and bar (spec: overview §1). A single area has no
 * bar, since there is nothing to compare it with.
 */
export function AgreementCosts({ list, isPart }: Props) {
  const areas = areaCosts(list.avtaler);
  return (
    <div className="kfp-costs">
      <Heading level={2} size={4}>
        {texts.costs}
      </Heading>
      <p className="kfp-costs__sums">
        <Sums list={list} isPart={isPart} className="kfp-costs__monthly" />
      </p>
      <ul className="kfp-costs__areas">
        {areas.map(({ area, monthlyOre, percent }) => (
          <li key={area}>
            <span className="kfp-costs__area">{AGREEMENT_AREA_NAMES[area]}</span>{' '}
            <Amount ore={monthlyOre} unit="kr/md" />
            {areas.length > 1 && <ShareBar percent={percent} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
