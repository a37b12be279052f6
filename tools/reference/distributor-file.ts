import { type DistributorJsonSchema, descriptionAt, distributorJsonSchema } from './distributor-schema.ts';
import { table } from './markdown.ts';

type Field = { path: string; schema: DistributorJsonSchema; isRequired: boolean };

/** Fields whose inner fields are described once, at another field. */
const SAME_FIELDS: Readonly<Record<string, string>> = {
  'distributors[].theme.dark': 'distributors[].theme.light',
  'distributors[].skrytebokser.kundefordelerContent': 'distributors[].skrytebokser.testUtmerkelserContent',
};
const COLUMNS = ['Field', 'Type', 'Required', 'Meaning'];

const INTRODUCTION = `# Distributor file

Every field of the file that \`DISTRIBUTORS_FILE\` names. \`[]\` marks the elements of a list. An optional
field has the default that its meaning names. \`npm run config -- check\` reports all errors of a file;
editors check it with \`distributors.schema.json\`. [How to add a distributor](../how-to-add.md#a-distributor).

This page is generated from the schema in \`server/distributor\` by \`npm run reference\`.`;

/** Returns the reference of the distributor file as Markdown. */
export function distributorFilePage(): string {
  const fields = fieldsOf(distributorJsonSchema(), '');
  const inFile = fields.filter(({ path }) => !path.startsWith('distributors[]'));
  const inDistributor = fields
    .filter(({ path }) => path.startsWith('distributors[].'))
    .map((field) => ({ ...field, name: field.path.replace('distributors[].', '') }));
  const isColour = ({ name }: { name: string }) => /^theme\.light\./.test(name);
  return `${[
    INTRODUCTION,
    '## The file',
    table(
      COLUMNS,
      inFile.map((field) => rowOf(field, field.path)),
    ),
    '## A distributor: `distributors[]`',
    table(
      COLUMNS,
      inDistributor.filter((field) => !isColour(field)).map((field) => rowOf(field, field.name)),
    ),
    '## Colours: `theme.light`, `theme.dark`',
    'All colours are required in both, as `#rrggbb` in lower case.',
    table(
      ['Field', 'Meaning'],
      inDistributor
        .filter(isColour)
        .map(({ path, name }) => [`\`${name.replace('theme.light.', '')}\``, descriptionAt(path) ?? '']),
    ),
  ].join('\n\n')}\n`;
}

/** Returns the paths of the fields without a description. */
export function undescribedFields(): string[] {
  return fieldsOf(distributorJsonSchema(), '')
    .map(({ path }) => path)
    .filter((path) => descriptionAt(path) === undefined);
}

function fieldsOf({ properties = {}, required = [] }: DistributorJsonSchema, path: string): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const place = path === '' ? name : `${path}.${name}`;
    const own = { path: place, schema, isRequired: required.includes(name) };
    if (place in SAME_FIELDS || place === 'oversettelser') return [own];
    const { items } = schema;
    const inside = items && !Array.isArray(items) ? fieldsOf(items, `${place}[]`) : fieldsOf(schema, place);
    return [own, ...inside];
  });
}

function rowOf({ path, schema, isRequired }: Field, name: string): string[] {
  const same = SAME_FIELDS[path]?.replace('distributors[].', '');
  const meaning = descriptionAt(path) ?? '';
  return [
    `\`${name}\``,
    typeOf(schema, path),
    isRequired ? 'yes' : 'no',
    same ? `${meaning} Same fields as \`${same}\`.` : meaning,
  ];
}

/** Returns the rule of a value if the schema has one, otherwise its type. */
function typeOf(schema: DistributorJsonSchema, path: string): string {
  const { items, type, minItems = 0, uniqueItems } = schema;
  if (type === 'object') return type;
  if (!items) return ruleOf(schema, path) || (type ?? 'enum');
  const element = Array.isArray(items) ? 'text' : (items.description ?? elementType(items));
  return `list: ${element}${minItems > 0 ? `; at least ${minItems}` : ''}${uniqueItems ? '; no duplicates' : ''}`;
}

function elementType({ type, items }: DistributorJsonSchema): string {
  return Array.isArray(items) ? `${items.length} texts each` : `${type}s`;
}

/** Returns the rule that the schema appends to a description, without its brackets. */
function ruleOf({ description = '' }: DistributorJsonSchema, path: string): string {
  const rule = description.slice(descriptionAt(path)?.length).trim();
  return rule.startsWith('(') ? rule.slice(1, -1) : rule;
}
