import { texts } from '#texts/agreements.ts';
import type { AgreementListInOre } from '../../contract/in-ore.ts';
import { Amount } from '../ui/Amount.tsx';
import { unpricedIn } from './list-cost.ts';

type Props = {
  list: AgreementListInOre;
  /** whether agreements may be missing from the list */
  isPart: boolean;
  /** the class of the monthly sum */
  className?: string;
};

/** Renders the monthly and yearly totals, with the number of agreements without a price (spec: overview §1). */
export function Sums({ list, isPart, className = '' }: Props) {
  const unpriced = unpricedIn(list);
  return (
    <>
      <strong className={className}>
        <Amount ore={list.monthlyOre} unit="kr/md" />
      </strong>{' '}
      <Amount ore={list.yearlyOre} unit="kr/år" className="kfp-subdued" />{' '}
      {unpriced > 0 && <span className="kfp-subdued">{texts.withoutPrice(unpriced)}</span>}{' '}
      {isPart && <span className="kfp-subdued">{texts.whatWeSee}</span>}
    </>
  );
}
