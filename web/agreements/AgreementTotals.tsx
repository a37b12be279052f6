import type { AgreementList } from '../../contract/agreements.ts';
import { formatKroner } from '../../domain/money.ts';
import { texts } from './texts.ts';

/** What the agreements cost together; `isPart` says that there may be more than we see (overview 1). */
export function AgreementTotals({ list, isPart }: { list: AgreementList; isPart: boolean }) {
  return (
    <p className="kfp-agreement-totals">
      <strong className="kfp-amount">{formatKroner(list.monthlySum, 'kr/md')}</strong>{' '}
      <span className="kfp-amount kfp-subdued">{formatKroner(list.yearlySum, 'kr/år')}</span>{' '}
      {isPart && <span className="kfp-subdued">{texts.whatWeSee}</span>}
    </p>
  );
}
