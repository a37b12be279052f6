import { DistributorFileSettings } from './distributor-file.ts';
import { DISTRIBUTOR_DESCRIPTIONS, FILE_DESCRIPTIONS } from './field-descriptions.ts';

type JsonSchema = { description?: string; properties?: Record<string, JsonSchema>; items?: JsonSchema };

/**
 * Returns the distributor file's JSON Schema for editors: the schema that is checked at startup, with field
 * descriptions.
 */
export function distributorJsonSchema(): object {
  const { properties = {}, ...schema } = JSON.parse(JSON.stringify(DistributorFileSettings)) as JsonSchema;
  const { distributors: { items = {}, ...distributors } = {} } = properties;
  const fields = described(items.properties, DISTRIBUTOR_DESCRIPTIONS);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'The distributor file (DISTRIBUTORS_FILE)',
    ...schema,
    properties: described(
      { ...properties, distributors: { ...distributors, items: { ...items, properties: fields } } },
      FILE_DESCRIPTIONS,
    ),
  };
}

function described(
  properties: Record<string, JsonSchema> = {},
  descriptions: Readonly<Record<string, string>>,
): Record<string, JsonSchema> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const rule = schema.description ? ` (${schema.description})` : '';
    return [name, { ...schema, description: `${descriptions[name]}${rule}` }];
  });
  return Object.fromEntries(fields);
}
