import type { Place } from './issue.ts';

/** An unchecked customer of a portfolio file. */
export type PortfolioRecord = { place: Place; value: unknown };
