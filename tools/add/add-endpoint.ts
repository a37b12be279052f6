import { checkName } from './check-name.ts';
import { type Added, camelCase, type Edit, template } from './edit.ts';

/** Adds the area of an endpoint `GET /<name>` for logged-in customers, as docs/how-to-add.md describes. */
export function addEndpoint(name: string, { create, insert }: Edit): Added {
  const [api, handlers] = [`${camelCase(name)}Api`, `${camelCase(name)}Handlers`];
  checkName('endpoint', name, [`server/${name}`, `contract/${name}.ts`], takenBy(name, [api, handlers]));
  create(`contract/${name}.ts`, template('endpoint-contract', name));
  insert('contract/api.ts', 'import { agreementsApi }', importOf(api, `./${name}.ts`));
  insert('contract/api.ts', '};\nexport type Api', `  ...${api},\n`);
  create(`server/${name}/handlers.ts`, template('endpoint-handlers', name));
  create(`server/${name}/${name}.api.test.ts`, template('endpoint-test', name));
  insert('server/endpoints.ts', 'import { taskHandlers }', importOf(handlers, `./${name}/handlers.ts`));
  insert('server/endpoints.ts', '    ...calendarHandlers(', `    ...${handlers}(area),\n`);
  insert(
    'server/sharing/on-behalf.api.test.ts',
    `  'GET /mine-data/status': 'hidden',`,
    `  'GET /${name}': 'hidden',\n`,
  );
  return {
    what: `the endpoint GET /api/privat/forsikring/${name}, which answers the customer's name`,
    next: [
      `contract/${name}.ts   give the endpoint a Norwegian address in all files that name /${name}, also its test`,
      `npm test -- api server/${name}   passes: change the test, then contract/${name}.ts and server/${name}/handlers.ts`,
      'docs/how-to-add.md, "An endpoint", tells what other data and requests need',
    ],
  };
}

/** Returns a pattern of the addresses and identifiers in the code that an endpoint's name would collide with. */
function takenBy(name: string, identifiers: readonly string[]): string {
  const address = `(?:GET |POST |PUT |DELETE |\\$\\{API_PATH\\})/${name}(?![\\w.-])[\\w/:-]*`;
  return `${address}|\\b(?:${identifiers.join('|')})\\b`;
}

function importOf(name: string, path: string): string {
  return ['import {', name, '} from', `'${path}';\n`].join(' ');
}
