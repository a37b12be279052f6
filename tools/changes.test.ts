import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { changesSince, guardsFor, SPECS_OF_AREA, specsFor } from './changes.mjs';
import { root } from './set-up.mjs';

const SMOKE = ['navigation.spec.ts', 'overview.spec.ts', 'profile.spec.ts'];

describe('specsFor', () => {
  it.each([
    ['web/toasts/toasts.ts', ['toasts.spec.ts']],
    ['contract/tasks.ts', ['tasks.spec.ts']],
    ['server/offers/handlers.ts', ['offers.a11y.ts', 'offers.spec.ts']],
    ['e2e/gate.spec.ts', ['gate.spec.ts']],
    ['texts/nb/toasts.ts', ['pictures.spec.ts', 'toasts.spec.ts']],
    ['web/toasts/toasts.scss', ['pictures.spec.ts', 'toasts.spec.ts']],
    ['web/platform/acts/ActForm.tsx', ['acts.spec.ts']],
    ['e2e/spoken/bills.txt', ['spoken-text.spec.ts']],
    ['docs/pictures/error-320.png', ['pictures.spec.ts']],
    ['distributors.json', ['navigation.spec.ts', 'overview.spec.ts', 'pictures.spec.ts', 'profile.spec.ts']],
    [
      'server/claims/handlers.ts',
      [
        'claim-files.spec.ts',
        'many-claims-and-invoices.spec.ts',
        'own-pages-states.spec.ts',
        'own-pages.spec.ts',
      ],
    ],
    ['commands/portfolio/demo.json', SMOKE],
    ['commands/customers/main.ts', []],
    ['ops/bench/main.ts', []],
    ['web/app/routes.tsx', SMOKE],
    ['domain/deductible-example.ts', ['cover.spec.ts']],
    ['domain/money.ts', SMOKE],
    ['server/main.ts', SMOKE],
    ['package-lock.json', SMOKE],
    ['web/toasts/toasts.test.ts', []],
    ['web/testing/fake-api.ts', []],
    ['docs/glossary.md', []],
    ['e2e/deleted.spec.ts', []],
  ])('returns the specs for a change of %s', (file, specs) => {
    expect(specsFor({ files: [file] })).toEqual(specs);
  });

  it('names a spec once when several files call for it', () => {
    expect(specsFor({ files: ['web/toasts/toasts.ts', 'e2e/toasts.spec.ts'] })).toEqual(['toasts.spec.ts']);
  });

  it('finds the specs that import a helper indirectly', () => {
    const e2e = new Map([
      ['a.spec.ts', "import './b.ts'; import { b } from './b.ts';"],
      ['b.ts', "import { c } from './c.ts';"],
      ['c.ts', ''],
    ]);
    expect(specsFor({ files: ['e2e/c.ts'] }, e2e)).toEqual(['a.spec.ts']);
  });

  it('finds the specs that quote a changed text, directly or in a helper', () => {
    const e2e = new Map([
      ['close.spec.ts', "page.getByRole('button', { name: 'Lukk varsel' })"],
      ['part.spec.ts', "page.getByText('forsikringene dine')"],
      ['pattern.spec.ts', 'page.getByText(/Lukk varsel$/)'],
      ['helper.ts', "page.getByText('Lukk varsel')"],
      ['with-helper.spec.ts', "import './helper.ts'; import { close } from './helper.ts';"],
      ['other.spec.ts', "page.getByRole('button', { name: 'Lukk' })"],
      ['spoken/page.txt', '- button "Lukk varsel"'],
    ]);
    expect(specsFor({ files: [], texts: ['Lukk varsel', 'Henter forsikringene dine'] }, e2e)).toEqual([
      'close.spec.ts',
      'part.spec.ts',
      'pattern.spec.ts',
      'spoken-text.spec.ts',
      'with-helper.spec.ts',
    ]);
  });

  const names = readdirSync(join(root, 'e2e'));

  it('has at least one spec for every prefix of an area', () => {
    const starts = Object.values(SPECS_OF_AREA).flat();
    expect(starts.filter((start) => !names.some((name) => name.startsWith(start)))).toEqual([]);
  });
});

test('changesSince throws for a commit that does not exist', () => {
  expect(() => changesSince('no-such-branch')).toThrow('There is no commit no-such-branch');
});

describe('guardsFor', () => {
  it('returns the unit tests that read files of the project, for every change', () => {
    const guards = guardsFor('unit', { files: ['docs/map.md'] });
    const names = ['citations', 'import-rules', 'prose', 'short-names', 'texts-in-code'];
    expect(guards).toEqual(expect.arrayContaining(names.map((name) => `tools/${name}.test.ts`)));
    expect(guards).toContain('texts/texts.test.ts');
    expect(guards).not.toContain('domain/money.test.ts');
    expect(guards.join()).not.toMatch(/\.(?:api|dom)\.test/);
  });

  it.each([
    ['texts/nb/toasts.ts', 5],
    ['web/toasts/toasts.ts', 5],
    ['distributors.json', 5],
    ['server/main.ts', 0],
    ['docs/map.md', 0],
  ])('for a change of %s returns %i API tests, which exist', (file, count) => {
    const guards = guardsFor('api', { files: [file] });
    expect(guards).toHaveLength(count);
    for (const guard of guards) expect(existsSync(join(root, guard)), guard).toBe(true);
  });
});
