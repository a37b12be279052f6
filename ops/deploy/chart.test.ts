import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };

const CHART = join(import.meta.dirname, 'chart');
const TEMPLATES = readdirSync(join(CHART, 'templates'));
const values = parse(read('values.yaml'));

function read(path: string): string {
  return readFileSync(join(CHART, path), 'utf8');
}

test('the values are those that the schema allows', () => {
  const schema = JSON.parse(read('values.schema.json'));
  expect(Check(schema, values)).toBe(true);
  for (const wrong of [
    { image: { repository: 'x', digest: 'latest' } },
    { config: { OIDC_CLIENT_SECRET: 'in a file' } },
    { replica: 2 },
    { networkPolicy: { ...values.networkPolicy, systemsPorts: [] } },
    { networkPolicy: { ...values.networkPolicy, systemsPorts: ['https'] } },
    // Without ports, the policy would allow all.
    { networkPolicy: { ...values.networkPolicy, systemsPorts: undefined } },
  ])
    expect(Check(schema, { ...values, ...wrong }), JSON.stringify(wrong)).toBe(false);
});

/** The page that is generated from the variables; a 🔒 marks those that are secret. */
const VARIABLES = readFileSync(join(import.meta.dirname, '../../docs/reference/variables.md'), 'utf8');
const SECRETS = [...VARIABLES.matchAll(/^\| `(.+)` 🔒/gm)].map(([, name = '']) =>
  name.replace('<NAME>', 'NICE'),
);

test.each([...SECRETS, ...['DATABASE_URL', 'VALKEY_URL', 'HOST', 'PORT', 'INTERNAL_PORT', 'NODE_ENV']])(
  'the values refuse %s in the ConfigMap: it is secret, or the chart sets it',
  (name) => {
    const config = { ...values.config, [name]: 'x' };
    expect(Check(JSON.parse(read('values.schema.json')), { ...values, config })).toBe(false);
  },
);

test('the values refuse MIGRATE_AT_START while the chart sets it', () => {
  const schema = JSON.parse(read('values.schema.json'));
  const config = { ...values.config, MIGRATE_AT_START: 'off' };
  expect(Check(schema, { ...values, config })).toBe(false);
  expect(Check(schema, { ...values, config, migrate: { enabled: false } })).toBe(true);
});

test('the chart has the version of the product', () => {
  const { version, appVersion } = parse(read('Chart.yaml'));
  expect([version, appVersion]).toEqual([manifest.version, manifest.version]);
});

test('the connections of all servers, also during an upgrade, leave some of PostgreSQL’s 100', () => {
  const surge = Number(/maxSurge: (\d+)/.exec(read('templates/deployment.yaml'))?.[1]);
  const stopping = 1;
  const connections =
    (values.autoscaling.maxReplicas + surge + stopping) * Number(values.config.DATABASE_CONNECTIONS);
  expect(connections).toBeLessThanOrEqual(90);
});

test('the purge reads its own secret after that of the servers, so that its address wins', () => {
  expect(read('templates/purge.yaml')).toMatch(
    /Values\.secrets\.portal \}\} \}\n +\{\{- with \.Values\.secrets\.purge \}\}\n +- secretRef: \{ name: \{\{ \. \}\} \}/,
  );
});

test('a purge ends before the next one starts, which waits for it', () => {
  const purge = read('templates/purge.yaml');
  const seconds = Number(/concurrencyPolicy: Forbid.*activeDeadlineSeconds: (\d+)/s.exec(purge)?.[1]);
  expect(seconds).toBeLessThan(24 * 60 * 60);
});

test('nodes with servers that are not ready can be drained', () => {
  expect(read('templates/disruption-budget.yaml')).toContain('unhealthyPodEvictionPolicy: AlwaysAllow');
});

test.each(TEMPLATES)('%s reads only values that values.yaml has', (template) => {
  for (const [, path = ''] of read(`templates/${template}`).matchAll(/\.Values\.([\w.]+)/g)) {
    const found = path.split('.').reduce((value, name) => value?.[name], values);
    expect(found, path).toBeDefined();
  }
});

test.each(TEMPLATES.filter((name) => name.endsWith('.yaml')))('%s is YAML around its actions', (template) => {
  const text = read(`templates/${template}`)
    .replace(/^\s*\{\{-? .*\}\}\n/gm, '')
    .replace(/\{\{.*?\}\}/g, 'x');
  for (const document of parseAllDocuments(text)) expect(document.errors).toEqual([]);
});

const helm = process.env.HELM ?? 'helm';
const hasHelm = spawnSync(helm, ['version']).status === 0;
const hasKubeconform = spawnSync('kubeconform', ['-v']).status === 0;
const ALL_ON = [
  ...['serviceMonitor.enabled=true', 'prometheusRule.enabled=true', 'dashboard.enabled=true'],
  ...['files=portal-files', 'keys=portal-keys', 'certificateAuthorities=bank-ca'],
  'proxy.url=http://proxy.bank.internal:3128',
  `image.digest=sha256:${'a'.repeat(64)}`,
];

type Resource = { kind: string; metadata: { name: string }; spec: Record<string, unknown> };
type Container = {
  image: string;
  env: { name: string; value: string }[];
  envFrom: { secretRef?: { name: string } }[];
  volumeMounts: unknown[];
};

function render(release: string, settings: readonly string[]): string {
  const set = settings.flatMap((each) => ['--set', each]);
  const { status, stdout, stderr } = spawnSync(helm, ['template', release, CHART, ...set], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function resourcesOf(text: string): Resource[] {
  return parseAllDocuments(text).flatMap((document) => document.toJS() ?? []);
}

describe.skipIf(!hasHelm)('rendered by Helm', () => {
  test('passes its lint', () => {
    const { status, stdout } = spawnSync(helm, ['lint', '--strict', CHART], { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
  });

  test('all parts have the name of the release, and run the image by its digest', () => {
    const resources = resourcesOf(render('fjord', ALL_ON));
    const kinds = [
      'ConfigMap',
      'ConfigMap',
      'CronJob',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'Job',
    ];
    const others = ['NetworkPolicy', 'NetworkPolicy', 'PodDisruptionBudget', 'PrometheusRule', 'Service'];
    expect(resources.map(({ kind }) => kind).toSorted()).toEqual([...kinds, ...others, 'ServiceMonitor']);
    for (const { kind, metadata } of resources)
      expect(metadata.name, kind).toMatch(/^fjord-forsikringsoversikt(-[a-z]+)?$/);
    for (const { image, env } of containersOf(resources)) {
      expect(image).toBe(`registry.example/forsikringsoversikt@sha256:${'a'.repeat(64)}`);
      expect(Object.fromEntries(env.map(({ name, value }) => [name, value]))).toMatchObject({
        DISTRIBUTORS_FILE: '/etc/portal/distributors.json',
        NODE_EXTRA_CA_CERTS: '/etc/portal-authorities/ca.pem',
        NODE_USE_ENV_PROXY: '1',
        HTTPS_PROXY: 'http://proxy.bank.internal:3128',
      });
    }
  });

  test('the purge has a secret of its own only if the values name it', () => {
    const secretsOf = (settings: readonly string[]) =>
      containersOf(resourcesOf(render('fjord', settings)).filter(({ kind }) => kind === 'CronJob'))
        .flatMap(({ envFrom }) => envFrom)
        .flatMap(({ secretRef }) => secretRef?.name ?? []);
    expect(secretsOf([])).toEqual(['portal']);
    expect(secretsOf(['secrets.purge=portal-purge'])).toEqual(['portal', 'portal-purge']);
  });

  test('the servers may connect to the ports of the sources’ pods', () => {
    const resources = resourcesOf(render('fjord', ['networkPolicy.systemsPorts={8080,9443}']));
    const server = resources.find(({ metadata }) => metadata.name.endsWith('-server'));
    const ports = [8080, 9443].map((port) => ({ protocol: 'TCP', port }));
    expect(server?.spec.egress).toContainEqual(expect.objectContaining({ ports }));
  });

  test('the autoscaler decides the number of servers, or the values do', () => {
    const replicas = (settings: readonly string[]) =>
      resourcesOf(render('fjord', settings)).find(({ kind }) => kind === 'Deployment')?.spec.replicas;
    expect(replicas([])).toBeUndefined();
    expect(replicas(['autoscaling.enabled=false'])).toBe(2);
  });

  test('alerts, dashboard and metrics have the job of the release', () => {
    const rendered = render('fjord', ALL_ON);
    expect(rendered).toContain('job="fjord-forsikringsoversikt"');
    expect(rendered).not.toContain('job="forsikringsoversikt"');
    expect(rendered).toContain('targetLabel: job, replacement: fjord-forsikringsoversikt');
  });

  test('refuses secrets among the values', () => {
    expect(() => render('fjord', ['config.DATABASE_URL=postgres://x'])).toThrow(/DATABASE_URL/);
  });

  test.skipIf(!hasKubeconform)('all parts match the schemas of Kubernetes', () => {
    const input = render('fjord', ALL_ON);
    const args = ['-strict', '-ignore-missing-schemas', '-summary'];
    const { status, stdout } = spawnSync('kubeconform', args, { input, encoding: 'utf8' });
    expect(status, stdout).toBe(0);
  });
});

/** Returns the containers of all pods. */
function containersOf(value: unknown): Container[] {
  if (typeof value !== 'object' || value === null) return [];
  const { containers } = value as { containers?: Container[] };
  return Array.isArray(containers) ? containers : Object.values(value).flatMap(containersOf);
}
