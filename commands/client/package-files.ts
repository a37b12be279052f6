import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '../../contract/api.ts';
import manifest from '../../package.json' with { type: 'json' };
import { declarationsOf } from './declarations.ts';

/** The name of the package in the `package.json` of an app. */
export const PACKAGE_NAME = '@forsikringsoversikt/client';

const README = `# Client of the customer portal's API

    npm install ./forsikringsoversikt-client-${manifest.version}.tgz

    import { createClient, PortalError } from '${PACKAGE_NAME}';

    const portal = createClient();
    const { avtaler } = await portal.call('GET /avtaleoversikt/avtaler');

It needs no other package, and works in browsers and in Node. In a browser, the page must be at a host of the portal. Elsewhere,
pass \`headers\`, a function that returns the customer's cookies and, for changes, \`X-XSRF-TOKEN\`.
`;

/** Returns the files of the client package by their names. */
export function packageFiles(): Readonly<Record<string, string>> {
  return {
    'package.json': `${JSON.stringify(packageJson(), null, 2)}\n`,
    'README.md': README,
    'index.js': readFileSync(join(import.meta.dirname, 'client.mjs'), 'utf8'),
    'index.d.ts': declarationsOf(api),
  };
}

function packageJson() {
  const { version, license } = manifest;
  return {
    name: PACKAGE_NAME,
    version,
    description: "Types and a fetch client of the customer portal's API",
    license,
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    files: ['index.js', 'index.d.ts'],
  };
}
