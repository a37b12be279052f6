import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/set-up.mjs';

/** The files of the checkout that a running portal reads. */
const COPIED = [
  'dist',
  'server/ssr/icons',
  'commands/portfolio/demo.json',
  'distributors.json',
  'package.json',
];

/** An installation of the product in a separate folder, so that a test can replace its build. */
export type Installation = {
  readonly folder: string;
  /** Renames all scripts, like a build of other sources. */
  deploy(): void;
  remove(): void;
};

export function install(): Installation {
  const folder = mkdtempSync(join(tmpdir(), 'installation-'));
  for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    deploy: () => renameScripts(join(folder, 'dist', 'client')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function renameScripts(client: string): void {
  const scripts = join(client, 'filer');
  const names = readdirSync(scripts).filter((name) => name.endsWith('.js'));
  const renamed = new Map(names.map((name) => [name, name.replace(/\.js$/, '-2.js')]));
  const manifests = readdirSync(join(client, '.vite')).filter((name) => name.startsWith('manifest'));
  const texts = [
    ...names.map((name) => join(scripts, name)),
    ...manifests.map((name) => join(client, '.vite', name)),
  ];
  for (const path of texts) {
    let text = readFileSync(path, 'utf8');
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    writeFileSync(path, text);
    rmSync(`${path}.br`, { force: true });
  }
  for (const [from, to] of renamed) renameSync(join(scripts, from), join(scripts, to));
}
