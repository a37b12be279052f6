import { hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from '../../tools/set-up.mjs';
import { isHashed } from '../ssr/built-files.ts';

/** The files of the checkout that a running portal reads. */
const COPIED = [
  'dist',
  'server/ssr/icons',
  'commands/portfolio/demo.json',
  'distributors.json',
  'package.json',
];
const TEXTS = ['.js', '.css', '.json'];
/** The name of a built file within a text. */
const NAME = /[\w-]+-[\w-]{8}\.[a-z0-9]+/g;

export type Installation = ReturnType<typeof install>;

/** Installs the product in a separate folder, so that a test can replace its build. */
export function install() {
  const folder = mkdtempSync(join(tmpdir(), 'installation-'));
  for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    /** Gives every file that pages load another hash, like a build of other sources. */
    deploy: () => changeHashes(join(folder, 'dist')),
    /** Replaces a part of the server's code. Throws if the code has no such part. */
    change: (part: RegExp, replacement: string) =>
      changeCode(join(folder, 'dist', 'portal'), part, replacement),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function changeHashes(dist: string): void {
  const filer = join(dist, 'client', 'filer');
  const renamed = new Map(
    readdirSync(filer)
      .filter(isHashed)
      .map((name) => [name, withOtherHash(name)]),
  );
  const rendering = join(dist, 'server');
  const texts = [
    ...filesIn(filer),
    ...filesIn(join(dist, 'client', '.vite')),
    ...readdirSync(rendering).map((language) => join(rendering, language, 'server.js')),
  ].filter((path) => TEXTS.includes(extname(path)));
  for (const path of texts) {
    const text = readFileSync(path, 'utf8').replaceAll(NAME, (name) => renamed.get(name) ?? name);
    writeFileSync(path, text);
    if (existsSync(`${path}.br`)) writeFileSync(`${path}.br`, compressed(text));
  }
  for (const [from, to] of renamed) {
    for (const end of ['', '.br'])
      if (existsSync(join(filer, from + end))) renameSync(join(filer, from + end), join(filer, to + end));
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}

function withOtherHash(name: string): string {
  const another = hash('sha256', name, 'base64url').slice(0, 8);
  return name.replace(/-[\w-]{8}\./, `-${another}.`);
}

/** The least quality: a test needs files that can be decompressed, not small ones. */
function compressed(text: string): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}

function changeCode(portal: string, part: RegExp, replacement: string): void {
  const paths = [join(portal, 'main.js'), ...filesIn(join(portal, 'assets'))];
  const found = paths.filter((path) => part.test(readFileSync(path, 'utf8')));
  if (found.length !== 1) throw new Error(`${found.length} files of the server have the code ${part}`);
  for (const path of found)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(part, () => replacement),
    );
}
