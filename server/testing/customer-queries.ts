import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  DeleteQueryNode,
  type OperationNode,
  OperatorNode,
  OrNode,
  ParensNode,
  ReferenceNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import { type Database, observeQueries } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/schema.ts';
import { currentRequest } from '../platform/observability/request-context.ts';

/**
 * The columns of which a query of a table must name one: the customer, or a value that only the customer's request has.
 * None for tables without customers' rows, and for those that are read by all: the bank reads `change_feed`, and texts
 * are found by `document_text_use`.
 */
const OWNER_COLUMNS: Record<keyof Tables, readonly string[]> = {
  customer: ['id', 'ssn'],
  address: ['customer_id'],
  item: ['customer_id'],
  document_part: ['customer_id'],
  document_text_use: ['customer_id'],
  // The id is of an activity that the same request has recorded.
  audit: ['customer_id', 'id'],
  own_change: ['customer_id'],
  feedback: ['customer_id'],
  last_login: ['customer_id'],
  deletion_request: ['customer_id'],
  // The id is random. The giver, or the receiver, is compared after it is read.
  sharing: ['giver_id', 'receiver_id', 'receiver_ssn', 'id'],
  claim_file: ['customer_id'],
  claim_file_part: ['customer_id'],
  // Anyone who has the code can check a confirmation.
  confirmation_code: ['customer_id', 'hash'],
  change_feed: [],
  change_feed_state: [],
  document_text: [],
  document_text_page: [],
  deleted_customer: [],
  shared_state: [],
  build_file: [],
};

/** Adds each query of a request that names no customer to `found`, as SQL. Raw SQL is not checked. */
export function findQueriesOfEveryone(db: Database, found: Set<string>): void {
  observeQueries(db, ({ query: { query, sql } }) => {
    // Tests read and change rows of every customer, outside of requests.
    if (!currentRequest()) return;
    const required = tablesOf(query).flatMap((table) => OWNER_COLUMNS[table as keyof Tables] ?? []);
    if (required.length === 0) return;
    if (!namesOneOf(required, 'where' in query ? query.where?.where : undefined)) found.add(sql);
  });
}

function tablesOf(query: OperationNode): string[] {
  if (SelectQueryNode.is(query)) return (query.from?.froms ?? []).flatMap(tableName);
  if (UpdateQueryNode.is(query)) return query.table ? tableName(query.table) : [];
  return DeleteQueryNode.is(query) ? query.from.froms.flatMap(tableName) : [];
}

function tableName(node: OperationNode): string[] {
  if (AliasNode.is(node)) return tableName(node.node);
  return TableNode.is(node) ? [node.table.identifier.name] : [];
}

/** Returns whether a condition requires a given value of one of the columns. */
function namesOneOf(columns: readonly string[], node: OperationNode | undefined): boolean {
  if (node === undefined) return false;
  if (ParensNode.is(node)) return namesOneOf(columns, node.node);
  if (AndNode.is(node)) return namesOneOf(columns, node.left) || namesOneOf(columns, node.right);
  if (OrNode.is(node)) return namesOneOf(columns, node.left) && namesOneOf(columns, node.right);
  if (!BinaryOperationNode.is(node) || !ReferenceNode.is(node.leftOperand)) return false;
  const { operator, leftOperand } = node;
  if (!OperatorNode.is(operator) || !['=', 'in'].includes(operator.operator)) return false;
  return ColumnNode.is(leftOperand.column) && columns.includes(leftOperand.column.column.name);
}
