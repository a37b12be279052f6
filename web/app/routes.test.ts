import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createQueryClient } from '../platform/api/query-client.ts';
import { sessionQuery } from '../platform/session/session.ts';
import { bootOf } from '../testing/boot.ts';
import { lazyModulesOf } from './lazy-modules.ts';
import { OWN_ROUTES, RARE_ROUTES } from './own-routes.tsx';
import { ROUTES } from './routes.tsx';

const CUSTOMER = { kfpSessionId: 'any' };
const NOBODY = {};
const pages = [...ROUTES, ...OWN_ROUTES, ...RARE_ROUTES];
const modules = pages.flatMap((route) =>
  [CUSTOMER, NOBODY].flatMap((session) => lazyModulesOf(route, session)).map(({ module }) => module),
);
const sources = [
  'web/app/routes.tsx',
  'web/app/own-routes.tsx',
  'web/app/lazy-root.tsx',
  ...globSync('web/*/lazy-components.ts'),
  'web/feedback/Feedback.tsx',
  'web/profile/LazyConsentSection.ts',
].map((file) => readFileSync(file, 'utf8'));

test.each([...new Set(modules)])('%s has the name of its import', (module) => {
  expect(existsSync(module)).toBe(true);
  const [, area, file] = module.split('/');
  const named = sources.find((text) => text.includes(`'${module}'`)) ?? '';
  expect(named).toMatch(new RegExp(`'${module}'[^']*'\\.\\.?/(${area}/)?${file}'`));
});

test('gives no scripts of a gated page to visitors who may not see it', () => {
  for (const route of pages.filter(({ gate }) => gate)) {
    const open = route.gate === 'session' ? ['web/login/LoginPage.tsx'] : [];
    expect(lazyModulesOf(route, NOBODY).map(({ module }) => module)).toEqual(open);
    expect(lazyModulesOf(route, null)).toEqual([]);
  }
});

test('gives the script of an open page to everyone', () => {
  const [gated] = pages.filter(({ gate, Component }) => gate === 'login' && 'preload' in Component);
  if (!gated) throw new Error('no page is lazy');
  const { gate: _, ...open } = gated;
  expect(lazyModulesOf(open, NOBODY)).toContain(gated.Component);
});

test('the overview root asks for no login address when the browser has found the session itself', () => {
  const client = createQueryClient(async () => ({}));
  client.setQueryData(sessionQuery.queryKey, CUSTOMER);
  const [root] = ROUTES;
  if (!root) throw new Error('the table has no routes');
  const url = new URL('https://portal.example/privat/forsikring/oversikt/');
  const queries = root.queries?.({ client, boot: { ...bootOf(), session: null }, url, parameters: {} }) ?? [];
  const paths = queries.map(({ queryKey }) => queryKey[0]);
  expect(paths).toContain('/avtaleoversikt/avtaler');
  expect(paths).not.toContain('/auth/login');
});
