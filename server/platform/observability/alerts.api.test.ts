import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { openPortal } from '../../testing/portal.ts';
import { UnleashStub } from '../../testing/unleash-server.ts';
import { ROOT } from '../root.ts';

const FOLDER = join(ROOT, 'ops', 'deploy', 'observability');
const ALERTS = join(FOLDER, 'alerts.yml');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
/** Metrics that Prometheus adds itself. */
const PROMETHEUS_METRICS = ['up'];

let metrics: string;
const unleash = new UnleashStub();
beforeAll(async () => {
  await unleash.open();
  const postgresOrSqlite = databases().at(-1);
  if (!postgresOrSqlite) throw new Error('no database');
  const portal = await openPortal(await postgresOrSqlite.open(), { ...unleash.env, SHED_DELAY_MS: '400' });
  metrics = (await portal.app.inject('/internal/metrics')).body;
  await portal.close();
});
afterAll(() => unleash.shut());

/**
 * Returns the names of the metrics in an expression: the words that remain without labels, ranges, functions
 * and keywords.
 */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
    .replace(/\b(by|without|on)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/[a-z_][a-z0-9_]*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !/^(and|or|unless|e\d+)$/.test(name));
}

const alertExpressions = () =>
  [...readFileSync(ALERTS, 'utf8').matchAll(/expr: (?:\|\n((?: {10,}.*\n)+)|(.*))/g)].map(
    ([, block, line]) => block ?? line ?? '',
  );

function dashboardExpressions(): string[] {
  const { panels } = JSON.parse(readFileSync(join(FOLDER, 'dashboard.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  return panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')),
  );
}

test.each([
  ['alerts', alertExpressions],
  ['dashboard', dashboardExpressions],
])('the %s uses only metrics that the server exports', (_what, expressionsOf) => {
  const expressions = expressionsOf();
  expect(expressions.length).toBeGreaterThan(10);
  const known = new Set([...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  for (const name of expressions.flatMap(metricsIn)) {
    const family = name.replace(/_(bucket|count|sum)$/, '');
    expect(known.has(name) || known.has(family) || PROMETHEUS_METRICS.includes(name), name).toBe(true);
  }
});

test.skipIf(!hasPromtool)('promtool accepts the alerts and the exported metrics', () => {
  const rules = spawnSync('promtool', ['check', 'rules', ALERTS], { encoding: 'utf8' });
  expect([rules.status, rules.stderr]).toEqual([0, '']);
  const result = spawnSync('promtool', ['check', 'metrics'], { encoding: 'utf8', input: metrics });
  expect(result.status, result.stderr).not.toBe(1);
});
