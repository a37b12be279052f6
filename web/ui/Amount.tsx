import { formatAmount } from '../../domain/money.ts';

type Props = {
  kroner: number;
  unit: 'kr' | 'kr/md' | 'kr/år';
  /** the number heavier than its unit */
  strong?: boolean;
  className?: string;
};

/**
 * An amount with its unit, which stay together; where they have no room on one line, the unit goes below whole
 * (look: amounts).
 */
export function Amount({ kroner, unit, strong = false, className = '' }: Props) {
  const number = formatAmount(kroner);
  return (
    <span className={`kfp-amount ${className}`.trim()}>
      {strong ? <strong>{number}</strong> : number}
      {'\u00a0'}
      <wbr />
      <span className="kfp-unit">{unit}</span>
    </span>
  );
}
