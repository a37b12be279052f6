import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedTexts, quotes } from './quoted-texts.mjs';
import { root } from './set-up.mjs';

/**
 * @typedef {{ since: string, files: string[], texts: string[] }} Changes `since`: the base commit; `files`: paths that
 *   differ from it; `texts`: removed and added texts of the languages
 */

/**
 * Returns the files that changed since a branch or commit was left, including the working tree. Without a
 * ref, compares with main; if nothing differs from main, with the previous commit.
 * @param {string} [ref]
 * @returns {Changes}
 * @throws {Error} with a one-line message when the commit does not exist
 */
export function changesSince(ref) {
  if (ref !== undefined) return changesAfter(ref);
  const sinceMain = commitOf('main') ? changesAfter('main') : undefined;
  return sinceMain && sinceMain.files.length > 0 ? sinceMain : changesAfter('HEAD~1');
}

/**
 * @param {string} ref
 * @returns {Changes}
 */
function changesAfter(ref) {
  if (!commitOf(ref)) throw new Error(`There is no commit ${ref}: name a branch, tag or commit.`);
  const [since = ''] = git('merge-base', ref, 'HEAD');
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return { since, files, texts: changedTexts(git('diff', '--unified=0', since, '--', 'texts')) };
}

/** @param {string} ref */
function commitOf(ref) {
  return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)[0];
}

/** @param {string[]} args */
function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}

/** A unit test that reads files of the project: Vitest does not know which. */
const READS_FILES = /\bread(?:dir|File)Sync\(|\breadSources\(/;

/** API tests of the pages in the built web app: their contents, their texts in every language, and their weight. */
const PAGE_GUARDS = ['every-page', 'marked-texts', 'overview', 'page-contents', 'page-weight'].map(
  (name) => `server/ssr/${name}.api.test.ts`,
);

/**
 * Returns the test files that a change calls for although they import none of the changed files.
 * @param {'unit' | 'api'} stage
 * @param {{ files: string[] }} changes
 * @returns {string[]}
 */
export function guardsFor(stage, { files }) {
  if (stage === 'api')
    return files.some((file) => /^(?:distributors\.json$|texts\/|web\/)/.test(file)) ? PAGE_GUARDS : [];
  return projectFiles().filter(
    (file) =>
      /(?<!\.(?:api|dom))\.test\.tsx?$/.test(file) &&
      READS_FILES.test(readFileSync(join(root, file), 'utf8')),
  );
}

/** Returns the paths of all files that git has or could add. */
export function projectFiles() {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard');
  return files.filter((file) => existsSync(join(root, file)));
}

/** A rule of more areas calls for the smoke specs. */
const FEW_AREAS = 3;

/** Specs that show that the whole product works. */
const SMOKE = ['overview.spec.ts', 'navigation.spec.ts', 'profile.spec.ts'];

/**
 * Prefixes of the spec names of an area, where they differ from the name of the area. Areas without specs need the smoke
 * specs.
 */
export const SPECS_OF_AREA = {
  activities: ['security'],
  'agreement-details': ['confirmation-check', 'own-pages', 'renewal'],
  agreements: ['agreement', 'costs', 'overview', 'people'],
  claims: ['claim-files', 'many-claims', 'own-pages'],
  confirmations: ['acts', 'confirmation-check'],
  consents: ['profile'],
  'cookie-consent': ['consent', 'overlays'],
  distributor: ['distributor'],
  documents: ['acts', 'own-pages'],
  invoices: ['invoices', 'many-claims'],
  login: ['login', 'other-provider'],
  offers: ['offer'],
  overview: ['costs', 'overview', 'people'],
  recommendations: ['recommendation'],
  session: ['ended-session', 'login', 'logout', 'security', 'timeout'],
  'session-timeout': ['timeout'],
  shell: ['errors', 'navigation'],
  sources: ['failures', 'own-pages-states'],
  standing: ['overview', 'own-pages', 'people', 'renewal'],
  styles: ['component-page', 'dark', 'large-text', 'navigation', 'overview', 'states'],
  'test-login': ['login'],
  ui: ['component-page', 'dark', 'large-text', 'overview', 'profile', 'states'],
};
/** @type {Map<string, string[]>} */
const startsOf = new Map(Object.entries(SPECS_OF_AREA));

/** Files that no page in a browser depends on. */
const OUTSIDE =
  /\.(?:md|test\.tsx?)$|^(?:commands\/(?:customers|feedback|shared)|docs(?!\/pictures)|ops|tools|web\/testing)\//;

/** Files that decide what the pictures of pages show. */
const LOOKS = /^(?:distributors\.json$|docs\/pictures\/|texts\/|web\/(?:.*\.scss$|ui\/))/;
const PICTURES = 'pictures.spec.ts';

/**
 * Returns the specs to run for changes: the changed specs, those that import a changed helper or quote a changed
 * text, and those of the changed areas. A rule changes the areas that use it. A file of no area calls for the smoke specs.
 * @param {{ files: string[], texts?: string[] }} changes
 * @param {Map<string, string>} [e2e] contents of the files in e2e/, by name
 * @returns {string[]} names of files in e2e/
 */
export function specsFor({ files, texts = [] }, e2e = readE2e()) {
  const specs = files.filter((file) => !OUTSIDE.test(file)).flatMap((file) => specsForFile(file, e2e));
  const quoting = [...e2e]
    .filter(([, code]) => quotes(code, texts))
    .flatMap(([name]) => specsWith(name, e2e));
  return [...new Set([...specs, ...quoting])].sort();
}

/**
 * @param {string} file
 * @param {Map<string, string>} e2e
 * @returns {string[]}
 */
function specsForFile(file, e2e) {
  const [folder = '', ...rest] = file.split('/');
  if (folder === 'e2e') return specsWith(rest.join('/'), e2e);
  if (folder === 'docs') return [PICTURES];
  if (folder === 'domain') return specsOfRule(file, e2e);
  const specs = specsOfArea(folder, rest, e2e);
  return LOOKS.test(file) ? [...specs, PICTURES] : specs;
}

/**
 * @param {string} file
 * @param {Map<string, string>} e2e
 * @returns {string[]} the specs of the areas whose pages import a rule, or the smoke specs if many do
 */
function specsOfRule(file, e2e) {
  const imports = (/** @type {string} */ each) =>
    readFileSync(join(root, each), 'utf8').includes(`/${file}'`);
  const users = projectFiles().filter((each) => /^web\/(?!.*\.test\.)/.test(each) && imports(each));
  const paths = users.map((each) => each.split('/').slice(1));
  const areas = new Set(paths.map(([area]) => area));
  return areas.size > FEW_AREAS || areas.size === 0
    ? SMOKE
    : paths.flatMap((path) => specsOfArea('web', path, e2e));
}

/**
 * @param {string} folder
 * @param {string[]} rest the names below the folder
 * @param {Map<string, string>} e2e
 * @returns {string[]}
 */
function specsOfArea(folder, rest, e2e) {
  // The name of an area is one level deeper in two places: texts/nb/offers.ts, web/platform/acts/.
  const isDeeper = folder === 'texts' || rest[0] === 'platform';
  const name = rest[isDeeper ? 1 : 0]?.replace(/\.tsx?$/, '') ?? '';
  const starts = startsOf.get(name) ?? [name];
  const specs = ['contract', 'server', 'texts', 'web'].includes(folder)
    ? [...e2e.keys()].filter(
        (spec) => isSpec(spec) && starts.some((start) => start && spec.startsWith(start)),
      )
    : [];
  return specs.length > 0 ? specs : SMOKE;
}

/**
 * @param {string} name
 * @param {Map<string, string>} e2e
 * @returns {string[]} the spec itself, or the specs that import the helper, directly or indirectly
 */
function specsWith(name, e2e) {
  if (name.startsWith('spoken/')) return ['spoken-text.spec.ts'];
  if (isSpec(name)) return e2e.has(name) ? [name] : [];
  const importers = [...e2e].filter(([, text]) => text.includes(`from './${name}'`)).map(([each]) => each);
  return importers.flatMap((each) => specsWith(each, e2e));
}

/** @param {string} name */
function isSpec(name) {
  return /\.(?:spec|a11y)\.ts$/.test(name);
}

function readE2e() {
  const folder = join(root, 'e2e');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:ts|txt)$/.test(name),
  );
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
