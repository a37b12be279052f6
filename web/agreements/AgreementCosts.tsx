import type { AgreementList } from '../../contract/agreements.ts';
import { formatKroner } from '../../domain/money.ts';
import { areaCosts } from './area-costs.ts';
import { texts } from './texts.ts';

type Props = {
  list: AgreementList;
  /** there may be more than we see */
  isPart: boolean;
};

/** 'Dette koster forsikringene': the sums, and what each product area costs as text and bar (overview 1). */
export function AgreementCosts({ list: { avtaler, monthlySum, yearlySum }, isPart }: Props) {
  return (
    <div className="kfp-costs">
      <h3 className="jkl-heading-4">{texts.costs}</h3>
      <p className="kfp-costs__sums">
        <strong className="kfp-costs__monthly kfp-amount">{formatKroner(monthlySum, 'kr/md')}</strong>{' '}
        <span className="kfp-amount kfp-subdued">{formatKroner(yearlySum, 'kr/år')}</span>{' '}
        {isPart && <span className="kfp-subdued">{texts.whatWeSee}</span>}
      </p>
      <ul className="kfp-costs__areas">
        {areaCosts(avtaler).map(({ area, monthlySum, percent }) => (
          <li key={area}>
            <span className="kfp-costs__area">{texts.areas[area]}</span>{' '}
            <span className="kfp-amount">{formatKroner(monthlySum, 'kr/md')}</span>
            <Bar percent={percent} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says nothing that the words don't. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg className="kfp-costs__bar" aria-hidden="true" focusable="false">
      <rect className="kfp-costs__track" width="100%" height="100%" rx="4" />
      <rect width={`${percent}%`} height="100%" rx="4" />
    </svg>
  );
}
