import type { AgreementList } from '../../contract/agreements.ts';
import { formatKroner } from '../../domain/money.ts';
import { texts } from './texts.ts';

type Props = {
  list: AgreementList;
  /** there may be more than we see */
  isPart: boolean;
  /** on phones alone, where the cost picture with the sums comes after the agreements */
  standIn: boolean;
};

/** What the agreements cost together (overview 1). */
export function AgreementTotals({ list, isPart, standIn }: Props) {
  return (
    <p className={`kfp-agreement-totals ${standIn ? 'kfp-agreement-totals--stand-in' : ''}`.trim()}>
      <strong className="kfp-amount">{formatKroner(list.monthlySum, 'kr/md')}</strong>{' '}
      <span className="kfp-amount kfp-subdued">{formatKroner(list.yearlySum, 'kr/år')}</span>{' '}
      {isPart && <span className="kfp-subdued">{texts.whatWeSee}</span>}
    </p>
  );
}
