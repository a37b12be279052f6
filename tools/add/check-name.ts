import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from '../read-sources.ts';
import { root } from '../set-up.mjs';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const FORM = 'small letters, digits and single hyphens';
const PRODUCT = /^(?:contract|domain|server|web)\/(?!.*(?:\/testing\/|\.test\.))/;

/**
 * Throws an error of one line if a new page or endpoint can't have the name. `paths` are files and folders that must not
 * exist, `code` is a pattern of the addresses and identifiers that the sources must not have.
 */
export function checkName(kind: string, name: string, paths: readonly string[], code: string): void {
  if (!NAME.test(name)) throw refusal(kind, name, 'it has another form');
  const path = paths.find((each) => existsSync(join(root, each)));
  if (path) throw refusal(kind, name, `${path} exists already`);
  const pattern = new RegExp(code);
  for (const [file, text] of readSources(/\.tsx?$/)) {
    const found = PRODUCT.test(file) && pattern.exec(text)?.[0];
    if (found) throw refusal(kind, name, `${file} has ${found} already`);
  }
}

/** Returns an error that gives the reason and the allowed form of names. */
export function refusal(kind: string, name: string, reason: string, form = FORM): Error {
  return new Error(
    `No ${kind} can be called '${name}': ${reason}. Nothing changed. Use a new name of ${form}.`,
  );
}
