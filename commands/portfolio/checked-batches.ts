import { SYSTEMS, type System } from '../../domain/systems.ts';
import { checkCustomer } from './check-customer.ts';
import { type FieldName, type FileListName, leftOutOf } from './fields.ts';
import type { PortfolioCustomer } from './format.ts';
import { issueAt, PortfolioIssues, type PortfolioRecord } from './issue.ts';
import { NationalIdSet } from './national-id-set.ts';
import { type StoreRows, storeRows } from './store-rows.ts';

/** A valid customer of a portfolio file. */
export type CheckedCustomer = {
  customer: PortfolioCustomer;
  /** fields that the file leaves out */
  leftOut: ReadonlySet<FieldName | FileListName>;
  /** the rows of a new customer in the store */
  rows: StoreRows;
};

const BATCH_CUSTOMERS = 200;
const BATCH_ROWS = 2000;
/** Maximum number of file characters per batch, unless a single customer has more. */
const BATCH_FILES = 8_000_000;

/** Maximum number of issues collected before reading stops. */
export const MAX_ISSUES = 20;

/**
 * Yields the customers of the records with their rows, in batches that keep memory small. After the first
 * issue it yields no further batches, and only checks the remaining records. Then throws `PortfolioIssues`
 * with all issues. Items may belong to `systems`. Adds the customers' national ids to `seen`.
 */
export async function* checkedBatches(
  records: AsyncIterable<PortfolioRecord>,
  systems: readonly System[] = SYSTEMS,
  seen = new NationalIdSet(),
): AsyncGenerator<CheckedCustomer[]> {
  const issues: string[] = [];
  let batch: CheckedCustomer[] = [];
  let rowCount = 0;
  let files = 0;

  try {
    for await (const record of records) {
      const customer = checkRecord(record, systems, { seen, issues });
      if (issues.length > MAX_ISSUES) break;
      if (!customer || issues.length > 0) continue;
      const rows = storeRows(customer);
      batch.push({ customer, leftOut: leftOutOf(record.value), rows });
      rowCount += 1 + rows.addresses.length + rows.items.length;
      files += rows.documentChunks.reduce((length, { content }) => length + content.length, 0);
      if (batch.length === BATCH_CUSTOMERS || rowCount >= BATCH_ROWS || files >= BATCH_FILES) {
        yield batch;
        batch = [];
        rowCount = 0;
        files = 0;
      }
    }
  } catch (error) {
    if (!(error instanceof PortfolioIssues)) throw error;
    issues.push(...error.lines);
  }
  if (issues.length > 0) {
    throw new PortfolioIssues(issues.slice(0, MAX_ISSUES), { more: issues.length > MAX_ISSUES });
  }
  if (batch.length > 0) yield batch;
}

/** Returns the customer of a record. If it is invalid, adds its issues to `issues` and returns undefined. */
function checkRecord(
  { place, value }: PortfolioRecord,
  systems: readonly System[],
  { seen, issues }: { seen: NationalIdSet; issues: string[] },
): PortfolioCustomer | undefined {
  try {
    const customer = checkCustomer(value, place, systems);
    if (!seen.add(customer.ssn)) throw issueAt(place, ['ssn must be unique in the file']);
    return customer;
  } catch (error) {
    if (!(error instanceof PortfolioIssues)) throw error;
    issues.push(...error.lines);
    return undefined;
  }
}
