import type { FieldName, FileListName } from './fields.ts';
import type { PortfolioCustomer } from './format.ts';
import type { StoreRows } from './store-rows.ts';

/** A valid customer of a portfolio file. */
export type CheckedCustomer = {
  customer: PortfolioCustomer;
  /** fields that the file leaves out */
  leftOut: ReadonlySet<FieldName | FileListName>;
  /** the rows of a new customer in the store */
  rows: StoreRows;
};
