import { posix } from 'node:path';
import { LANGUAGES } from '../texts/languages.ts';
import { DEFAULT_ELSEWHERE, DEFAULT_IMPORTS, IMPORTS, PACKAGES, TEST_IMPORTS } from './import-rules.ts';

type Import = { file: string; line: number; specifier: string };

/** Static, dynamic, type and JSDoc imports, re-exports, and `@use` and `@forward` of style sheets. */
const SPECIFIER = /(?:\bfrom|\bimport|@use|@forward)\s*\(?\s*(['"])(?<specifier>[^'"\n$]+)\1/g;
/** Texts of the language that is being built (ADR-029). */
const TEXTS = '#texts/';
/** Top-level folders whose subfolders have rules of their own. */
const HAVE_AREAS = new Set(['web', 'server', 'commands', 'ops']);
const TEST = /\.test\.tsx?$/;

/** Returns the imports that break the rules, as `file:line rule`. `sources` maps paths to file contents. */
export function refusedImports(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, text]) =>
    importsOf(file, text).flatMap((each) => {
      const target = targetOf(each, sources);
      const problem = target === null ? packageProblem(each) : folderProblem(file, target);
      return problem ? [`${file}:${each.line} ${problem}`] : [];
    }),
  );
}

/** Returns one cycle for each group of files that import each other, as `file:line file → … → file`. */
export function importCycles(sources: ReadonlyMap<string, string>): string[] {
  const cycles: string[] = [];
  const finished = new Set<string>();
  const visit = (file: string, path: readonly string[], line: number) => {
    if (path.includes(file)) {
      const cycle = [...path.slice(path.indexOf(file)), file];
      cycles.push(`${path.at(-1)}:${line} closes the cycle ${cycle.join(' → ')}`);
      return;
    }
    if (finished.has(file)) return;
    for (const each of importsOf(file, sources.get(file) ?? '')) {
      const target = targetOf(each, sources);
      if (target && sources.has(target)) visit(target, [...path, file], each.line);
    }
    finished.add(file);
  };
  for (const file of sources.keys()) visit(file, [], 0);
  return cycles;
}

function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(SPECIFIER)].map(({ index, groups }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    specifier: groups?.specifier ?? '',
  }));
}

function folderProblem(file: string, target: string): string | null {
  const folder = folderOf(file);
  if (folderOf(target) === folder) return null;
  const allowed = allowedImports(file, folder);
  if (allowed.some((name) => target === name || target.startsWith(`${name}/`))) return null;
  return `${folder} may not import ${target}, only ${allowed.join(', ') || 'its own files'}`;
}

function packageProblem({ file, specifier }: Import): string | null {
  const folder = folderOf(file);
  const allowed = PACKAGES[folder];
  if (!allowed || TEST.test(file)) return null;
  if (allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`))) return null;
  return `${folder} may not import the package ${specifier}, only ${allowed.join(', ') || 'its own files'}`;
}

function allowedImports(file: string, folder: string): string[] {
  const [part = ''] = folder.split('/');
  const byFolder = IMPORTS[folder] ?? DEFAULT_IMPORTS[part] ?? DEFAULT_ELSEWHERE;
  return [
    ...byFolder,
    ...(file === folder ? [] : (IMPORTS[file] ?? [])),
    ...(TEST.test(file) ? (TEST_IMPORTS[part] ?? []) : []),
  ];
}

/**
 * Returns the folder whose rule applies to a file: the area in web/ and server/, the command in commands/,
 * the drills or the bench in ops/, otherwise the top-level folder.
 */
function folderOf(path: string): string {
  const [part = '', name = '', ...rest] = path.split('/');
  const hasOwnRow = HAVE_AREAS.has(part) || name === 'testing';
  return hasOwnRow && rest.length > 0 ? `${part}/${name}` : part;
}

/**
 * Returns the path of an imported file, or null for a package. Style sheets are imported without `_` and
 * extension.
 */
function targetOf({ file, specifier }: Import, sources: ReadonlyMap<string, string>): string | null {
  if (specifier.startsWith(TEXTS)) return `texts/${LANGUAGES[0]}/${specifier.slice(TEXTS.length)}`;
  const isStyle = file.endsWith('.scss');
  if (!isStyle && !specifier.startsWith('.')) return null;
  const path = posix.join(posix.dirname(file), specifier.replace(/\?.*/, ''));
  const partial = posix.join(posix.dirname(path), `_${posix.basename(path)}.scss`);
  const found = [path, partial, `${path}.scss`].find((candidate) => sources.has(candidate));
  return found ?? (specifier.startsWith('.') ? path : null);
}
