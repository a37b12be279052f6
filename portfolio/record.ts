import type { Place } from './issue.ts';

/** A customer as a portfolio file has it, unchecked. */
export type PortfolioRecord = { place: Place; value: unknown };
