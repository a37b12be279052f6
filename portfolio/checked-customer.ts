import type { FieldName, ListName } from './fields.ts';
import type { PortfolioCustomer } from './format.ts';
import type { StoreRows } from './store-rows.ts';

/** A customer of a portfolio file who breaks no rule. */
export type CheckedCustomer = {
  customer: PortfolioCustomer;
  /** what the file says nothing of */
  leftOut: ReadonlySet<FieldName | ListName>;
  /** the store's rows for a customer whom it does not have yet */
  rows: StoreRows;
};
