import { formats } from '#texts/formats.ts';
import { formatAmount, type PriceUnit } from '../../domain/money.ts';
import { Unbroken } from './readable.tsx';

type Props = {
  ore: number;
  unit: PriceUnit;
  /** the number heavier than its unit */
  strong?: boolean;
  className?: string;
  /** a comma or full stop that stays with it */
  children?: string;
};

/**
 * An amount of øre in kroner, with its unit. They stay together; where they have no room on one line, the unit goes below
 * whole (look: amounts).
 */
export function Amount({ ore, unit, strong = false, className = '', children }: Props) {
  const number = formatAmount(ore);
  return (
    <span className={`kfp-amount ${className}`.trim()}>
      {strong ? <strong>{number}</strong> : number}
      {'\u00a0'}
      <wbr />
      <Unbroken>{formats.units[unit]}</Unbroken>
      {children}
    </span>
  );
}
