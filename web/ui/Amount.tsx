import { formats } from '#texts/formats.ts';
import type { PriceUnit } from '../../domain/money.ts';
import { formatAmount } from '../platform/format.ts';
import { Unbroken } from './readable.tsx';

type Props = {
  ore: number;
  unit: PriceUnit;
  /** the number is bolder than its unit */
  strong?: boolean;
  className?: string;
  /** a comma or full stop that stays on the line of the amount */
  children?: string;
};

/** Renders an amount of øre in kroner, with its currency or unit on the same line if it fits (look: amounts). */
export function Amount({ ore, unit, strong = false, className = '', children }: Props) {
  const { currency, unitGap, units } = formats;
  const number = formatAmount(ore);
  return (
    <span className={`kfp-amount ${className}`.trim()}>
      {currency && (
        <>
          {currency}
          <wbr />
        </>
      )}
      {strong ? <strong>{number}</strong> : number}
      {unitGap}
      {units[unit] && (
        <>
          <wbr />
          <Unbroken>{units[unit]}</Unbroken>
        </>
      )}
      {children}
    </span>
  );
}
