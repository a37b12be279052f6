import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import type { CustomerRecords } from '../sources/customer/customer-records.ts';
import type { Sources } from '../sources/sources.ts';
import type { Holdings } from './holdings.ts';

/** What the handlers of the areas work with. Each takes the parts that it needs. */
export type AreaServices = {
  db: Database;
  state: SharedState;
  sources: Sources;
  /** what customers have in the systems */
  holdings: Holdings;
  /** the customers' own data */
  records: CustomerRecords;
  customerRow: CustomerRow;
  /** distributor names by short name */
  distributorNames: ReadonlyMap<string, string>;
};
