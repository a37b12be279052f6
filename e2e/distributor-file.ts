import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import shipped from '../distributors.json' with { type: 'json' };

const [first, ...rest] = shipped.distributors;
if (!first) throw new Error('the distributor file has no distributor');

/** The entry of fremtind, the first distributor of the shipped file. */
export const fremtind = first;

/**
 * Writes a distributor file and returns its path. It is the shipped file with changes to fremtind, with other
 * distributors and their files added.
 */
export function distributorFile(
  changes: object,
  others: readonly object[] = [],
  files: Readonly<Record<string, string | Buffer>> = {},
): string {
  const distributors = [{ ...fremtind, ...changes }, ...rest, ...others];
  const folder = mkdtempSync(join(tmpdir(), 'distributors-'));
  const path = join(folder, 'distributors.json');
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  writeFileSync(path, JSON.stringify({ ...shipped, distributors }));
  return path;
}
