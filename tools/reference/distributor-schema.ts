import { DistributorFileSettings } from '../../server/distributor/distributor-file.ts';
import {
  DISTRIBUTOR_DESCRIPTIONS,
  FILE_DESCRIPTIONS,
  NESTED_DESCRIPTIONS,
  SYSTEM_DESCRIPTIONS,
} from './field-descriptions.ts';

/** The part of JSON Schema that the distributor file uses. `items` is a list for a tuple. */
export type DistributorJsonSchema = {
  type?: string;
  description?: string;
  required?: string[];
  properties?: Record<string, DistributorJsonSchema>;
  items?: DistributorJsonSchema | DistributorJsonSchema[];
  minItems?: number;
  uniqueItems?: boolean;
};

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  ...FILE_DESCRIPTIONS,
  ...SYSTEM_DESCRIPTIONS,
  ...prefixed(DISTRIBUTOR_DESCRIPTIONS),
  ...prefixed(NESTED_DESCRIPTIONS),
};

/** Returns the distributor file's JSON Schema for editors: the schema of the check at the start, with a description of each field. */
export function distributorJsonSchema(): DistributorJsonSchema {
  const schema = JSON.parse(JSON.stringify(DistributorFileSettings)) as DistributorJsonSchema;
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'The distributor file (DISTRIBUTORS_FILE)',
    ...described(schema, ''),
  } as DistributorJsonSchema;
}

/** Returns the description of the field at a path such as `distributors[].theme.light.page`, without its rule. */
export function descriptionAt(path: string): string | undefined {
  return DESCRIPTIONS[path] ?? DESCRIPTIONS[path.replace(/(theme|skrytebokser)\.\w+\./, '$1.*.')];
}

function described(schema: DistributorJsonSchema, path: string): DistributorJsonSchema {
  const { properties, items } = schema;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const place = path === '' ? name : `${path}.${name}`;
    return [name, withDescription(described(field, place), descriptionAt(place))];
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(items && !Array.isArray(items) && { items: described(items, `${path}[]`) }),
  };
}

function withDescription(
  schema: DistributorJsonSchema,
  description: string | undefined,
): DistributorJsonSchema {
  if (description === undefined) return schema;
  return {
    ...schema,
    description: schema.description ? `${description} (${schema.description})` : description,
  };
}

function prefixed(descriptions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(descriptions).map(([path, description]) => [`distributors[].${path}`, description]),
  );
}
