import type { AgreementListInOre } from '../../contract/in-ore.ts';
import { Sums } from './Sums.tsx';

type Props = {
  list: AgreementListInOre;
  /** whether agreements may be missing from the list */
  isPart: boolean;
  /** whether the totals are shown only on screens where the costs with the sums are below the agreements */
  isPlaceholder: boolean;
};

/** Renders the total cost above the agreements (spec: overview §1). */
export function AgreementTotals({ list, isPart, isPlaceholder }: Props) {
  return (
    <p className={`kfp-agreement-totals ${isPlaceholder ? 'kfp-agreement-totals--placeholder' : ''}`.trim()}>
      <Sums list={list} isPart={isPart} />
    </p>
  );
}
