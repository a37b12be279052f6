import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import shipped from '../../distributors.json' with { type: 'json' };
import { run } from './testing/run-command.ts';

const agreement = {
  policyNumber: '1',
  name: 'Hytteforsikring',
  productType: 'HYTTE',
  systemSource: 'KJERNE',
};
const kari = { ssn: '01819021887', navn: 'Kari Nordmann', avtaler: [agreement] };
const input = JSON.stringify({ customers: [kari] });

test('a file may have items of the systems that the distributor file names, and of no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-systems-'));
  const path = join(folder, 'd.json');
  writeFileSync(path, JSON.stringify({ ...shipped, systems: [{ name: 'KJERNE' }, { name: 'NSF' }] }));
  const env = { DISTRIBUTORS_FILE: path, SOURCE_KJERNE_URL: 'http://127.0.0.1:9/kjerne' };
  expect(await run(folder, ['import', '-'], { input, env })).toMatchObject({ code: 0, errors: [] });
  const { output } = await run(folder, ['export'], { env });
  expect(output).toContain('"systemSource":"KJERNE"');

  // Without a list there are the shipped systems, also after this project's own file has named others.
  writeFileSync(path, JSON.stringify({ ...shipped, systems: undefined }));
  const refused = await run(folder, ['import', '-'], { input, env: { DISTRIBUTORS_FILE: path } });
  expect(refused.code).toBe(1);
  expect(refused.errors[0]).toContain(
    'avtaler[0].systemSource must be one of NICE, EIKA_SKADE, LOFAVOR, PROLIFE, EIKA_PERSON, PARIS, NSF; DISTRIBUTORS_FILE can name others',
  );
  rmSync(folder, { recursive: true });
});

test.each([
  [
    [{ name: 'KJERNE' }, { name: 'GRUPPEN', partnerGroup: true }],
    ['GRUPPEN', 'KJERNE'],
  ],
  [
    [{ name: 'KJERNE' }, { name: 'NICE' }],
    ['KJERNE', 'NICE'],
  ],
])('generated customers have the systems of the distributor file: %j', async (systems, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'own-systems-'));
  const path = join(folder, 'd.json');
  writeFileSync(path, JSON.stringify({ ...shipped, systems }));
  const env = { DISTRIBUTORS_FILE: path };
  const { output } = await run(folder, ['generate', '--customers', '60'], { env });
  expect(await run(folder, ['import', '-'], { input: output, env })).toMatchObject({ code: 0, errors: [] });
  const named = [...output.matchAll(/"systemSource":\s*"(\w+)"/g)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual(expected);
  rmSync(folder, { recursive: true });
});
