import { root } from '../set-up.mjs';
import { addEndpoint } from './add-endpoint.ts';
import { addPage } from './add-page.ts';
import { addSource } from './add-source.ts';
import { type Added, type Changes, type Edit, editOf } from './edit.ts';
import { writeChanges } from './write-changes.ts';

const USAGE = `npm run add -- page good-advice       a page at /privat/forsikring/oversikt/good-advice
npm run add -- endpoint good-advice   an endpoint GET /api/privat/forsikring/good-advice
npm run add -- source CORE_SYSTEM     a source system, which SOURCE_CORE_SYSTEM_URL moves to a service

Names are English: folders and code have them. Customers read Norwegian addresses, so change the address afterwards.
Each gets a test to start from.`;

type Add = (name: string, edit: Edit) => Added;

const KINDS: Readonly<Record<string, Add>> = {
  page: addPage,
  endpoint: addEndpoint,
  source: addSource,
};

/** Writes the files of a new page, endpoint or source (docs/how-to-add.md). Returns the exit code. */
function main([kind = '', name = '', ...rest]: readonly string[]): number {
  if (kind === '--help') {
    console.log(USAGE);
    return 0;
  }
  const add = Object.hasOwn(KINDS, kind) && KINDS[kind];
  if (add && name !== '' && rest.length === 0) return write(add, name);
  console.error(USAGE);
  return 2;
}

function write(add: Add, name: string): number {
  const changes: Changes = new Map();
  try {
    const added = add(name, editOf(root, changes));
    writeChanges(root, changes);
    console.log(report(added, [...changes.keys()]));
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

function report({ what, next }: Added, files: readonly string[]): string {
  const steps = [
    'npm run format   sorts the imports',
    ...next,
    'npm test -- --changed   runs what the change calls for',
  ];
  const listed = (lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join('');
  return `Added ${what}:\n${listed(files)}\nNext:\n${listed(steps)}`.trimEnd();
}

process.exitCode = main(process.argv.slice(2));
