import { type TSchema, Type } from 'typebox';
import { expect, test } from 'vitest';
import { BankContact } from '../../contract/distributor.ts';
import { screenSettings } from '../../contract/screen-settings.ts';
import { textsOfDistributor } from './translations.ts';

type Schema = TSchema & {
  type?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema | Schema[];
};

/** Returns a value of a schema in which each text without a pattern is its own path. Adds the paths to `texts`. */
function sampleOf({ type, pattern, properties, items }: Schema, path: string, texts: string[]): unknown {
  if (type === 'object') {
    const fields = Object.entries(properties ?? {});
    return Object.fromEntries(fields.map(([name, each]) => [name, sampleOf(each, `${path}.${name}`, texts)]));
  }
  if (type === 'array')
    return [items ?? []].flat().map((each, index) => sampleOf(each, `${path}[${index}]`, texts));
  if (type !== 'string' || pattern !== undefined) return null;
  texts.push(path);
  return path;
}

test('every text in the settings of the screens and the opening hours can be translated', () => {
  const texts: string[] = [];
  const { apningstider } = BankContact.properties;
  const settings = Type.Object({ ...screenSettings, bankkontakt: Type.Object({ apningstider }) });
  const sample = sampleOf(settings as Schema, 'file', texts) as Parameters<typeof textsOfDistributor>[0];
  expect(texts.length).toBeGreaterThan(10);
  expect(textsOfDistributor(sample).toSorted()).toEqual(texts.toSorted());
});
