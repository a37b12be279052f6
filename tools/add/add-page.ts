import { checkName } from './check-name.ts';
import { type Added, type Edit, pascalCase, template, titleCase } from './edit.ts';

/** Adds a page for logged-in customers at `/oversikt/<name>`, as docs/how-to-add.md describes. */
export function addPage(name: string, { create, insert }: Edit): Added {
  const address = `(?:/oversikt|\\$\\{PORTAL_PATH\\})/${name}(?![\\w.-])`;
  checkName('page', name, [`web/${name}`, `texts/nb/${name}.ts`], address);
  create(`web/${name}/${pascalCase(name)}Page.tsx`, template('page', name));
  create(`web/${name}/${name}.dom.test.tsx`, template('page-test', name));
  create(`texts/nb/${name}.ts`, `export const texts = { title: '${titleCase(name)}', lead: '' } as const;\n`);
  for (const language of ['nn', 'en'])
    create(`texts/${language}/${name}.ts`, template('page-translation', name));
  insert('web/app/own-routes.tsx', '  // For people who are no customers.', template('page-route', name));
  insert('e2e/every-page.ts', `  '/oversikt/feil/:type'`, `  '/oversikt/${name}': '/oversikt/${name}',\n`);
  return {
    what: `the page /privat/forsikring/oversikt/${name}`,
    next: [
      `web/app/own-routes.tsx and e2e/every-page.ts   give the page a Norwegian address: '/oversikt/${name}' has the English name`,
      `npm test -- unit web/${name}   fails until texts/*/${name}.ts have a lead`,
      'docs/how-to-add.md, "A page", tells what a page with data or a menu item needs',
    ],
  };
}
