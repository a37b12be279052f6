import { camelCase, type Edit, template } from './edit.ts';

/** Adds the area of an endpoint `GET /<name>` for logged-in customers, as docs/how-to-add.md describes. */
export function addEndpoint(name: string, { create, insert }: Edit): void {
  const [api, handlers] = [`${camelCase(name)}Api`, `${camelCase(name)}Handlers`];
  create(`contract/${name}.ts`, template('endpoint-contract', name));
  insert('contract/api.ts', 'import { agreementsApi }', importOf(api, `./${name}.ts`));
  insert('contract/api.ts', '};\nexport type Api', `  ...${api},\n`);
  create(`server/${name}/handlers.ts`, template('endpoint-handlers', name));
  create(`server/${name}/${name}.api.test.ts`, template('endpoint-test', name));
  insert('server/endpoints.ts', 'import { taskHandlers }', importOf(handlers, `./${name}/handlers.ts`));
  insert('server/endpoints.ts', '    ...calendarHandlers(', `    ...${handlers}(),\n`);
  insert(
    'server/sharing/on-behalf.api.test.ts',
    `  'GET /mine-data/status': 'hidden',`,
    `  'GET /${name}': 'hidden',\n`,
  );
  insert('tools/import-rules.ts', `  'server/tasks',\n`, `  'server/${name}',\n`);
  insert('tools/import-rules.ts', `  'server/tasks': SERVER_AREA,`, `  'server/${name}': SERVER_AREA,\n`);
  insert('docs/map.md', ' links/ claims-jump/ analytics/', ` ${name}/`);
}

function importOf(name: string, path: string): string {
  return ['import {', name, '} from', `'${path}';\n`].join(' ');
}
