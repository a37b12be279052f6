import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../platform/root.ts';
import { isAboutSystem, mayHaveActed, type SourceErrorKind } from './source-error.ts';

const ALERTS = join(ROOT, 'ops', 'deploy', 'observability', 'alerts.yml');

const KINDS: Record<SourceErrorKind, 'SourceFailing' | 'SourceAnswersOddly'> = {
  unreachable: 'SourceFailing',
  timeout: 'SourceFailing',
  cut: 'SourceFailing',
  redirect: 'SourceFailing',
  refused: 'SourceFailing',
  busy: 'SourceFailing',
  'no-token': 'SourceFailing',
  failed: 'SourceFailing',
  'odd-status': 'SourceFailing',
  'content-type': 'SourceFailing',
  'breaker-open': 'SourceFailing',
  unexpected: 'SourceFailing',
  'too-large': 'SourceAnswersOddly',
  'invalid-json': 'SourceAnswersOddly',
  'wrong-shape': 'SourceAnswersOddly',
  'bad-item': 'SourceAnswersOddly',
  'bad-field': 'SourceAnswersOddly',
  'bad-fact': 'SourceAnswersOddly',
  'repeated-item': 'SourceAnswersOddly',
  'too-many-items': 'SourceAnswersOddly',
};

test('each kind of source error belongs to one alert', () => {
  const rules = [...readFileSync(ALERTS, 'utf8').matchAll(/- alert: (\w+)\n[^"]*"[^"]*", kind=~"([^"]*)"/g)];
  for (const [kind, alert] of Object.entries(KINDS)) {
    const named = rules.filter(([, , pattern = '']) => new RegExp(`^(${pattern})$`).test(kind));
    expect([kind, named.map(([, name]) => name)]).toEqual([kind, [alert]]);
  }
});

test('a change was not made if its system did not get it, or refused it', () => {
  const kinds = Object.keys(KINDS) as SourceErrorKind[];
  const notMade = ['unreachable', 'redirect', 'refused', 'busy', 'no-token', 'breaker-open'];
  expect(kinds.filter((kind) => !mayHaveActed(kind))).toEqual(notMade);
  expect(kinds.filter(isAboutSystem)).toEqual(['unreachable', 'timeout', 'cut', 'no-token', 'failed']);
});
