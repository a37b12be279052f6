import type { Agreement } from '../../contract/agreements.ts';
import type { System } from '../../domain/systems.ts';

/** The customer whose items are asked for. */
export type SourceCustomer = { id: string };

/** An agreement as the portal computes with it: the wire's entity, its prices in whole øre. */
export type SourceAgreement = Omit<Agreement, 'monthlyPrice' | 'yearlyPrice'> & {
  monthlyOre: number | null;
  yearlyOre: number | null;
};

/** What a source gave. `complete` is false where it had to leave something out. */
export type SourceAnswer<Item> = { items: Item[]; complete: boolean };

/** A place that holds the agreements of one or more systems. Rejects where it can't answer. */
export type Source = {
  systems: readonly System[];
  agreements(
    customer: SourceCustomer,
    systems: readonly System[],
    signal: AbortSignal,
  ): Promise<SourceAnswer<SourceAgreement>>;
};
