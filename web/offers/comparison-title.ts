import { texts } from '#texts/comparison.ts';

/** Returns the title of a comparison; undefined: the number of offers is unknown. */
export function comparisonTitle(offers: number | undefined): string {
  return offers === 1 ? texts.titleOfOne : texts.title;
}
