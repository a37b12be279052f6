import { install } from '../../server/testing/installation.ts';

/** Where a drill's servers run: a folder, or undefined for the checkout. */
export type Place = { folder: string | undefined; remove(): void };

/** Returns a copy of the product without one control, or the checkout if no fault is wanted. */
export function serverWithout(withFault: boolean | undefined, control: RegExp, instead: string): Place {
  if (!withFault) return { folder: undefined, remove() {} };
  const copy = install();
  copy.change(control, instead);
  return copy;
}
