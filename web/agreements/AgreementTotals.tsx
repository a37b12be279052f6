import type { AgreementListInOre } from '../../contract/in-ore.ts';
import { Sums } from './Sums.tsx';

type Props = {
  list: AgreementListInOre;
  /** there may be more than we see */
  isPart: boolean;
  /** only where the cost picture with the sums comes after the agreements */
  isPlaceholder: boolean;
};

/** What the agreements cost together, above them (spec: overview §1). */
export function AgreementTotals({ list, isPart, isPlaceholder }: Props) {
  return (
    <p className={`kfp-agreement-totals ${isPlaceholder ? 'kfp-agreement-totals--placeholder' : ''}`.trim()}>
      <Sums list={list} isPart={isPart} />
    </p>
  );
}
