import { expect, test } from 'vitest';
import { readDistributorFile } from './read-distributor-file.ts';
import { switchedOffLog } from './switched-off.ts';
import type { ToggleValues } from './toggles.ts';

const shipped = readDistributorFile('distributors.json');
const [fremtind] = shipped.distributors;
if (!fremtind) throw new Error('no distributor');
const file = {
  ...shipped,
  productionHosts: ['forsikring.bank.no'],
  distributors: [{ ...fremtind, hosts: ['forsikring.bank.no', 'qa.bank.no'] }],
};

test('toggles that are off are logged with their effect, once until they change', () => {
  const values: ToggleValues = { 'nysalg-skade': 'false', 'direkte-innlogging': 'true' };
  const lines: unknown[][] = [];
  const toggles = {
    of: (_: unknown, environment: string) => (environment === 'Production' ? values : fremtind.toggles),
    onChange() {},
    close() {},
  };
  const log = switchedOffLog(toggles, file, { warn: (...line: unknown[]) => lines.push(line) });
  log();
  log();
  const effect = 'the overview and its login page are an error page (503)';
  expect(lines).toEqual([
    [{ host: 'forsikring.bank.no', toggle: 'nysalg-skade', effect }, 'a toggle is off'],
  ]);
  values['nysalg-skade'] = 'true';
  log();
  log();
  expect(lines.slice(1)).toEqual([['all toggles are on again']]);
});

test('nothing is logged while all toggles are on', () => {
  const lines: unknown[] = [];
  const toggles = { of: () => fremtind.toggles, onChange() {}, close() {} };
  switchedOffLog(toggles, file, { warn: (line: unknown) => lines.push(line) })();
  expect(lines).toEqual([]);
});
