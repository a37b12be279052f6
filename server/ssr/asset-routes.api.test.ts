import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import shipped from '../../distributors.json' with { type: 'json' };
import { readDistributorFile } from '../distributor/read-distributor-file.ts';
import { storeBuildFiles } from '../platform/db/build-files.ts';
import { databases } from '../testing/databases.ts';
import { openPortal } from '../testing/portal.ts';
import { withAssets } from './asset-routes.ts';

const HOST = 'localhost:8000';
const OTHER_HOST = 'dnb.localhost:8000';
const OWNER = shipped.distributors[0]?.shortname;
const LOGO_ADDRESS = /\/privat\/forsikring\/oversikt\/merke\/logo-[\w-]+\.svg/;

test.each(databases())(
  'servers with different logos serve both, only on the distributor’s hosts, on $name',
  async ({ open }) => {
    const database = await open();
    const folder = mkdtempSync(join(tmpdir(), 'logos-'));
    const servers = await Promise.all(
      ['#5b2a86', '#123456'].map(async (colour) => {
        const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><path fill="${colour}" d="M0 0h120v30z"></path></svg>`;
        writeFileSync(join(folder, `${colour.slice(1)}.svg`), logo);
        const [first, ...others] = shipped.distributors;
        const path = join(folder, `${colour.slice(1)}.json`);
        const distributors = [{ ...first, logo: `${colour.slice(1)}.svg` }, ...others];
        writeFileSync(path, JSON.stringify({ ...shipped, distributors }));
        const files = withAssets(
          { names: [], read: () => expect.unreachable() },
          readDistributorFile(path).distributors,
        );
        await storeBuildFiles(database.db, files.names, files.read, Date.now());
        const shared = { db: database.db, close: async () => {} };
        return { logo, portal: await openPortal(shared, { DISTRIBUTORS_FILE: path }) };
      }),
    );

    for (const { logo, portal } of servers) {
      const page = await portal.browser(HOST).request('/privat/forsikring/oversikt/');
      const address = LOGO_ADDRESS.exec(page.body)?.[0] ?? '';
      for (const { portal: asked } of servers) {
        const { body, headers } = await asked.browser(HOST).request(address);
        expect(body).toBe(logo);
        expect(headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': expect.stringMatching(/\bsandbox\b/),
          'content-type': 'image/svg+xml',
        });
        const stored = ['.', '-'].map((sign) => address.replace('/merke/', `/filer/${OWNER}${sign}`));
        for (const elsewhere of [address, ...stored])
          expect((await asked.browser(OTHER_HOST).request(elsewhere)).statusCode, elsewhere).toBe(404);
      }
    }

    for (const { portal } of servers) await portal.app.close();
    await database.close();
    rmSync(folder, { recursive: true });
  },
);
