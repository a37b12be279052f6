import { formats } from '#texts/formats.ts';
import { exactAmount } from './exact-amount.ts';

/** Renders øre in kroner, always with two decimals, so that amounts below each other are easy to compare. */
export function ExactAmount({ ore }: { ore: number }) {
  const { currency, unitGap, units } = formats;
  return (
    <span className="kfp-amount">
      {currency}
      {exactAmount(ore, formats)}
      {unitGap}
      {units.kr}
    </span>
  );
}
