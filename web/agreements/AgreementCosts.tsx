import { AGREEMENT_AREA_NAMES } from '#texts/agreement-areas.ts';
import { texts } from '#texts/agreements.ts';
import type { AgreementListInOre } from '../../contract/in-ore.ts';
import { Amount } from '../ui/Amount.tsx';
import { Heading } from '../ui/Heading.tsx';
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
            {areas.length > 1 && <Bar percent={percent} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders a bar, hidden from screen readers, since the text has the same information. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg className="kfp-costs__bar" aria-hidden="true" focusable="false">
      <rect className="kfp-costs__track" width="100%" height="100%" rx="4" />
      <rect width={`${percent}%`} height="100%" rx="4" />
    </svg>
  );
}
