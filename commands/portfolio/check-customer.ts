import { IsArray, IsObject, IsOptional, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { sharesAddUp } from '../../contract/in-ore.ts';
import { SYSTEMS, type System } from '../../domain/systems.ts';
import { schemaErrors } from '../../server/platform/http/schema-errors.ts';
import { PortfolioCustomer } from './format.ts';
import { issueAt, type Place } from './issue.ts';
import { type FileItem, ITEM_LISTS, itemId } from './item-rows.ts';
import { schemaIssues } from './schema-issues.ts';

const schema = Compile(PortfolioCustomer);

/**
 * Returns the customer of a portfolio record, without the fields that are null. Throws `PortfolioIssues` with
 * a line for each invalid field. Checks the schema first; if it holds, uniqueness, systems and shares
 * (spec: decisions §7.1, beyond §5).
 */
export function checkCustomer(
  record: unknown,
  place: Place,
  systems: readonly System[] = SYSTEMS,
): PortfolioCustomer {
  const customer = customerOf(record, place);
  const issues = [
    ...ITEM_LISTS.flatMap((list) => unknownSystems(list, customer[list] ?? [], systems)),
    ...ITEM_LISTS.flatMap((list) => repeated(list, customer[list] ?? [])),
    ...(customer.fakturaer ?? []).flatMap((invoice, index) =>
      sharesAddUp(invoice) ? [] : [`fakturaer[${index}].fordeling must add up to belop`],
    ),
  ];
  if (issues.length > 0) throw issueAt(place, issues);
  return customer;
}

function customerOf(record: unknown, place: Place): PortfolioCustomer {
  if (schema.Check(record)) return record;
  const customer = withoutNulls(PortfolioCustomer, record);
  if (!schema.Check(customer)) {
    throw issueAt(place, schemaIssues(schemaErrors(PortfolioCustomer, customer)));
  }
  return customer;
}

/** Removes optional fields that are null. Keeps unknown fields, so that they are reported. */
function withoutNulls(type: TSchema, value: unknown): unknown {
  if (IsArray(type) && Array.isArray(value)) return value.map((item) => withoutNulls(type.items, item));
  if (!IsObject(type) || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).flatMap(([key, field]) => {
    const fieldType = Object.hasOwn(type.properties, key) ? type.properties[key] : undefined;
    if (!fieldType) return [[key, field]];
    return field === null && IsOptional(fieldType) ? [] : [[key, withoutNulls(fieldType, field)]];
  });
  return Object.fromEntries(fields);
}

function unknownSystems(
  list: string,
  items: readonly { systemSource: System }[],
  systems: readonly System[],
): string[] {
  return items.flatMap(({ systemSource }, index) =>
    systems.includes(systemSource)
      ? []
      : [
          `${list}[${index}].systemSource must be one of ${systems.join(', ')}; DISTRIBUTORS_FILE can name others`,
        ],
  );
}

function repeated(list: string, items: readonly FileItem[]): string[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const name = `${item.systemSource} ${itemId(item)}`;
    const key = 'id' in item ? 'id' : 'policyNumber';
    if (seen.has(name)) return [`${list}[${index}].${key} must be unique in its systemSource`];
    seen.add(name);
    return [];
  });
}
