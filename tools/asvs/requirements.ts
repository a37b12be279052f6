import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUTATIONS, type MutationName } from './mutations.ts';

const STATUSES = ['met', 'documented', 'bank', 'none', 'open'] as const;

/** A requirement of OWASP ASVS 5.0.0, and how the portal meets it. */
export type Requirement = {
  id: string;
  level: number;
  /**
   * `met`: by code. `documented`: by a page of docs/. `bank`: the bank's part. `none`: does not apply. `open`: is
   * not met.
   */
  status: (typeof STATUSES)[number];
  /** what is required, in our own words */
  words: string;
  /** how it is met, or why not */
  answer: string;
  /** controls that meet it: without one of them, its test fails */
  controls: readonly MutationName[];
  /** the page of docs/ that documents it; null for other statuses */
  page: string | null;
  /** tests in addition to those of the controls */
  tests: readonly string[];
};

/** Every requirement of levels 1 and 2, in its order (`requirements.txt`). */
export const REQUIREMENTS: readonly Requirement[] = readFileSync(
  join(import.meta.dirname, 'requirements.txt'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(requirementIn);

function requirementIn(line: string): Requirement {
  const [head = '', words = '', answer = '', proof = '', tests = ''] = line.split(' | ');
  const [id = '', level, given] = head.split(' ');
  const status = STATUSES.find((each) => each === given);
  if (!status || words === '' || answer === '') throw new Error(`tools/asvs/requirements.txt: ${line}`);
  return {
    id,
    level: Number(level),
    status,
    words,
    answer,
    controls: status === 'documented' ? [] : wordsOf(proof).map(controlNamed),
    page: status === 'documented' ? proof : null,
    tests: wordsOf(tests),
  };
}

function wordsOf(cell: string): string[] {
  return cell.split(' ').filter((word) => word !== '');
}

function controlNamed(name: string): MutationName {
  if (!Object.hasOwn(MUTATIONS, name)) throw new Error(`tools/asvs/mutations.ts has no control ${name}`);
  return name as MutationName;
}
