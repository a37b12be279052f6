import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { type LoginProviderStub, startLoginProvider } from '../../testing/login-provider.ts';
import { openPortal } from '../../testing/portal.ts';
import { UnleashStub } from '../../testing/unleash-server.ts';
import { ROOT } from '../root.ts';

const FOLDER = join(ROOT, 'ops', 'deploy', 'observability');
const ALERTS = join(FOLDER, 'alerts.yml');
const JOB = /^ *\{\s*job="(?:forsikringsoversikt|\$job)"/;
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool)
  process.stdout.write('No test of the alerts: promtool is missing: on Debian, apt install prometheus.\n');
/** Metrics that Prometheus adds itself. */
const PROMETHEUS_METRICS = ['up'];

let metrics: string;
const unleash = new UnleashStub();
let provider: LoginProviderStub;
beforeAll(async () => {
  await unleash.open();
  provider = await startLoginProvider();
  const postgresOrSqlite = databases().at(-1);
  if (!postgresOrSqlite) throw new Error('no database');
  const env = { ...unleash.env, ...provider.env, SHED_DELAY_MS: '400' };
  const portal = await openPortal(await postgresOrSqlite.open(), env);
  metrics = (await portal.app.inject('/internal/metrics')).body;
  await portal.close();
});
afterAll(async () => {
  provider.stop();
  await unleash.shut();
});

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

test.each([
  ['alerts', alertExpressions],
  ['dashboard', dashboardExpressions],
])('the %s name the job in every selector, so that other services do not count', (_what, expressionsOf) => {
  for (const expression of expressionsOf()) {
    for (const name of new Set(metricsIn(expression))) {
      for (const [, selector = ''] of expression.matchAll(new RegExp(`\\b${name}\\b(.*)`, 'gs')))
        expect(selector, `${name} in ${expression}`).toMatch(JOB);
    }
  }
});

test.skipIf(!hasPromtool)('promtool accepts the alerts, their scraping and the exported metrics', () => {
  for (const [kind, file] of [
    ['rules', ALERTS],
    ['config', join(FOLDER, 'prometheus.yml')],
  ] as const) {
    const checked = spawnSync('promtool', ['check', kind, file], { encoding: 'utf8' });
    expect([checked.status, checked.stderr]).toEqual([0, '']);
  }
  const result = spawnSync('promtool', ['check', 'metrics'], { encoding: 'utf8', input: metrics });
  expect(result.status, result.stderr).not.toBe(1);
});

test.skipIf(!hasPromtool)(
  'alerts fire in their cases, and not for other services and busy days',
  {
    timeout: 120_000,
  },
  () => {
    const tested = spawnSync('promtool', ['test', 'rules', join(FOLDER, 'alerts.test.yml')], {
      encoding: 'utf8',
    });
    expect(tested.status, tested.stdout + tested.stderr).toBe(0);
  },
);

test('every alert says what to do', () => {
  for (const alert of readFileSync(ALERTS, 'utf8').split('- alert: ').slice(1))
    expect(alert).toMatch(/annotations:\n +summary: .+\n +description: ".{60,}"\n/);
});

test('every alert has a case in alerts.test.yml that fires, with its labels', () => {
  const cases = readFileSync(join(FOLDER, 'alerts.test.yml'), 'utf8');
  const alerts = [...readFileSync(ALERTS, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect(alerts.length).toBeGreaterThan(10);
  const hasCase = (name: string) =>
    cases.includes(`alertname: ${name} }`) &&
    new RegExp(`alertname: ${name}\\n\\s+exp_alerts:\\n\\s+- exp_labels`).test(cases);
  expect(alerts.filter((name) => !hasCase(name))).toEqual([]);
});
