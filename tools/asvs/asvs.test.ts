import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../set-up.mjs';
import { MUTATIONS, type Mutation } from './mutations.ts';
import { asvsPage, testsOf } from './page.ts';
import { patchedText } from './patch.ts';
import { REQUIREMENTS } from './requirements.ts';

const mutations = Object.entries<Mutation>(MUTATIONS);

describe('the ASVS table', () => {
  it('lists each requirement of levels 1 and 2 once, in order', () => {
    const levels = REQUIREMENTS.map(({ level }) => level);
    expect([1, 2].map((level) => levels.filter((each) => each === level).length)).toEqual([70, 183]);
    const ids = REQUIREMENTS.map(({ id }) => id);
    const sorted = ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(ids).toEqual(sorted);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names existing tests and pages, and a control for every requirement that is met', () => {
    const met = REQUIREMENTS.filter(({ status }) => status === 'met');
    expect(met.filter(({ controls }) => controls.length === 0).map(({ id }) => id)).toEqual([]);
    const paths = REQUIREMENTS.flatMap((each) => [
      ...(each.page === null ? [] : [each.page]),
      ...testsOf(each).map(([path]) => path),
    ]);
    expect([...new Set(paths)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('has no open requirement that docs/security.md leaves out', () => {
    const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
    const open = REQUIREMENTS.filter(({ status }) => status === 'open').map(({ id }) => id);
    expect(open.filter((id) => !page.includes(`${id} `))).toEqual([]);
  });

  it('uses every control', () => {
    const used = new Set<string>(REQUIREMENTS.flatMap(({ controls }) => controls));
    expect(mutations.map(([name]) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  it('is the file docs/reference/asvs.md; npm run reference writes it', async () => {
    await expect(asvsPage()).toMatchFileSnapshot(join(root, 'docs', 'reference', 'asvs.md'));
  });
});

describe('the patch that removes a control', () => {
  it.each(mutations)('applies to the source: %s', (_name, mutation) => {
    expect(patchedText(root, mutation)).not.toBe(readFileSync(join(root, mutation.file), 'utf8'));
  });

  it('does not apply if its text is missing or occurs twice', () => {
    const { test } = MUTATIONS['local-path'];
    const of = (search: string) => ({ file: 'package.json', search, replace: '', test });
    expect(() => patchedText(root, of('is nowhere'))).toThrow('exactly once: is nowhere');
    expect(() => patchedText(root, of('"'))).toThrow('exactly once');
    expect(patchedText(root, of('"name": "forsikringsoversikt",'))).not.toContain('"name"');
  });
});
