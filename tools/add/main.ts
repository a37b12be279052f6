import { resolve } from 'node:path';
import { addEndpoint } from './add-endpoint.ts';
import { addPage } from './add-page.ts';
import { addSource } from './add-source.ts';
import { type Edit, editOf } from './edit.ts';

const USAGE = `npm run add -- page NAME         a page at /privat/forsikring/oversikt/NAME
npm run add -- endpoint NAME     an endpoint GET /api/privat/forsikring/NAME
npm run add -- source NAME       a source system, which SOURCE_NAME_URL moves to a service

A page or an endpoint has a name such as good-advice, a source one such as CORE_SYSTEM. Each gets a failing test.`;

const KINDS: Readonly<Record<string, (name: string, edit: Edit, root: string) => void>> = {
  page: addPage,
  endpoint: addEndpoint,
  source: addSource,
};

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Writes the files of a new page, endpoint or source (docs/how-to-add.md). Returns the exit code. */
function main([kind = '', name = '', ...rest]: readonly string[]): number {
  const add = KINDS[kind];
  if (!add || name === '' || rest.length > 0 || (kind !== 'source' && !NAME.test(name))) {
    console.error(USAGE);
    return 2;
  }
  const root = resolve(import.meta.dirname, '../..');
  try {
    add(
      name,
      editOf(root, (path) => console.log(path)),
      root,
    );
    console.log(
      'Then run npm run format, and see the new test fail: npm test -- unit NAME, or npm test -- api NAME.',
    );
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

process.exitCode = main(process.argv.slice(2));
