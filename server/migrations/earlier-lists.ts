import { type RawBuilder, sql } from 'kysely';

/*
 * The tables of lists before migration 008: one table per list, one column per field. The version before it
 * still uses them while both run.
 */

export type Engine = 'postgres' | 'sqlite';
/** Values in the earlier tables: text, integer, an amount in øre, JSON text, or 0 and 1 for a flag. */
type Kind = 'text' | 'integer' | 'amount' | 'json' | 'flag';
type Field = readonly [name: string, column: string, kind?: Kind];

/** An earlier table: its list, its key column, and its fields in the order in which items store them. */
export type EarlierList = {
  list: string;
  table: string;
  key: 'policy_number' | 'id';
  fields: readonly Field[];
};

const PRICES = [
  ['monthlyPrice', 'monthly_price', 'amount'],
  ['yearlyPrice', 'yearly_price', 'amount'],
] as const;
const ITEM = [
  ['id', 'id'],
  ['systemSource', 'system'],
] as const;

export const EARLIER_LISTS: readonly EarlierList[] = [
  {
    list: 'avtaler',
    table: 'agreement',
    key: 'policy_number',
    fields: [
      ['policyNumber', 'policy_number'],
      ['name', 'name'],
      ['description', 'description'],
      ...PRICES,
      ['productType', 'product_type'],
      ['systemSource', 'system'],
      ['productCode', 'product_code'],
      ['detaljer', 'details', 'json'],
      ['avtaleStatus', 'status'],
      ['avtaleStatusDescription', 'status_description'],
      ['endDate', 'end_date'],
      ['avtaleDetaljer', 'insurance_details', 'json'],
    ],
  },
  {
    list: 'tilbud',
    table: 'offer',
    key: 'policy_number',
    fields: [
      ['name', 'name'],
      ['description', 'description'],
      ['detaljer', 'details', 'json'],
      ...PRICES,
      ['policyNumber', 'policy_number'],
      ['versionNumber', 'version_number', 'integer'],
      ['productType', 'product_type'],
      ['expirationDate', 'expiration_date'],
      ['pakkeTilbud', 'package', 'json'],
      ['systemSource', 'system'],
    ],
  },
  {
    list: 'dokumenter',
    table: 'document',
    key: 'id',
    fields: [
      ...ITEM,
      ['tittel', 'title'],
      ['type', 'type'],
      ['dato', 'date'],
      ['avtalenummer', 'policy_number'],
      ['size', 'size', 'integer'],
    ],
  },
  {
    list: 'fakturaer',
    table: 'invoice',
    key: 'id',
    fields: [
      ...ITEM,
      ['forfallsdato', 'due_date'],
      ['belop', 'amount', 'amount'],
      ['status', 'status'],
      ['kid', 'kid'],
      ['kontonummer', 'account_number'],
      ['avtalenumre', 'policy_numbers', 'json'],
      ['dokumentId', 'document_id'],
    ],
  },
  {
    list: 'skader',
    table: 'claim',
    key: 'id',
    fields: [
      ...ITEM,
      ['skadenummer', 'claim_number'],
      ['tittel', 'title'],
      ['meldtDato', 'reported_date'],
      ['status', 'status'],
      ['avtalenummer', 'policy_number'],
      ['nesteSteg', 'next_step'],
      ['utbetalt', 'paid', 'amount'],
      ['hendelser', 'events', 'json'],
      ['dokumentIder', 'document_ids', 'json'],
    ],
  },
  {
    list: 'meldinger',
    table: 'message',
    key: 'id',
    fields: [
      ...ITEM,
      ['tittel', 'title'],
      ['dato', 'date'],
      ['lest', 'is_read', 'flag'],
      ['tekst', 'text'],
      ['avtalenummer', 'policy_number'],
      ['dokumentId', 'document_id'],
    ],
  },
];

/** Returns the columns of `item` as a query on an earlier table, or on rows of it. */
export function itemsFrom(engine: Engine, each: EarlierList, rows: string): RawBuilder<unknown> {
  return sql`select customer_id, ${sql.lit(each.list)}, system, ${sql.ref(each.key)}, position,
    ${itemJson(engine, each, '')} from ${sql.table(rows)}`;
}

/** Returns the JSON text of an item from the columns of a row, such as `new.`. */
export function itemJson(engine: Engine, { fields }: EarlierList, row: string): RawBuilder<unknown> {
  const pairs = fields.map(
    ([name, column, kind]) => sql`${sql.lit(name)}, ${toJson(engine, kind, row + column)}`,
  );
  return engine === 'postgres'
    ? sql`json_strip_nulls(json_build_object(${sql.join(pairs)}))::text`
    : sql`json_patch('{}', json_object(${sql.join(pairs)}))`;
}

/** Returns the columns of an earlier table, and their values from an item's columns, such as `new.value`. */
export function columnsFrom(engine: Engine, { key, fields }: EarlierList, row: string) {
  const known = ['customer_id', 'system', 'position', key];
  const others = fields.filter(([, column]) => !known.includes(column));
  const names = [...known, ...others.map(([, column]) => column)];
  const values = [
    ...['customer_id', 'system', 'position', 'id'].map((column) => sql.ref(row + column)),
    ...others.map(([name, , kind]) => fromJson(engine, kind, `${row}value`, name)),
  ];
  return { columns: sql.join(names.map((name) => sql.ref(name))), values: sql.join(values) };
}

function toJson(engine: Engine, kind: Kind | undefined, column: string): RawBuilder<unknown> {
  const value = sql.ref(column);
  if (engine === 'postgres') {
    if (kind === 'amount') return sql`trim_scale(${value} / 100.0)`;
    if (kind === 'flag') return sql`case when ${value} = 1 then true end`;
    return kind === 'json' ? sql`${value}::json` : value;
  }
  if (kind === 'amount') return sql`iif(${value} % 100 = 0, ${value} / 100, ${value} / 100.0)`;
  if (kind === 'flag') return sql`iif(${value} = 1, json('true'), null)`;
  return kind === 'json' ? sql`json(${value})` : value;
}

function fromJson(engine: Engine, kind: Kind | undefined, column: string, name: string): RawBuilder<unknown> {
  if (engine === 'postgres') {
    const value = sql`(${sql.ref(column)}::json ->> ${sql.lit(name)})`;
    if (kind === 'amount') return sql`round(${value}::numeric * 100)::bigint`;
    if (kind === 'integer') return sql`${value}::bigint`;
    return kind === 'flag' ? sql`coalesce(${value}::boolean::integer, 0)` : value;
  }
  const value = sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${name}`)})`;
  if (kind === 'amount') return sql`cast(round(${value} * 100) as integer)`;
  return kind === 'flag' ? sql`coalesce(${value}, 0)` : value;
}
