import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { importCustomers } from '../../commands/portfolio/testing/import-customers.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { openPostgres } from '../testing/databases.ts';
import { JPEG, sendFile } from '../testing/file-forms.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { KARI } from '../testing/portal-of-sources.ts';
import { untilOneWaits } from '../testing/until-one-waits.ts';

const DATE = { dato: '2026-11-02' };
const LISTS = {
  meldinger: [{ id: '1', systemSource: 'NICE', tittel: 'Hei', ...DATE }],
  tilbud: [{ policyNumber: '1', systemSource: 'NICE', name: 'Bil', productType: 'BIL', monthlyPrice: 1 }],
  skader: [
    {
      ...{ id: '1', systemSource: 'NICE', skadenummer: '1', tittel: 'Steinsprut' },
      ...{ meldtDato: DATE.dato, status: 'MOTTATT' },
    },
  ],
};

type Act = (browser: TestBrowser) => Promise<{ statusCode: number }>;
const ACTS: { list: keyof typeof LISTS; act: Act; status: number }[] = [
  { list: 'meldinger', act: (kari) => kari.call('PUT', '/meldinger/NICE/1/lest'), status: 204 },
  { list: 'tilbud', act: (kari) => kari.call('DELETE', '/avtaleoversikt/tilbud/1'), status: 204 },
  { list: 'skader', act: (kari) => sendFile(kari, 'NICE/1', JPEG), status: 201 },
];

describe.skipIf(!inject('postgresUrl'))('the locks of a change on PostgreSQL', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await openPostgres());
    await importCustomers(portal.db, [{ ssn: KARI, navn: 'Kari', ...LISTS }]);
  });
  afterAll(() => portal.close());

  // An import and a deletion lock the customer, then the items: another order would be a deadlock.
  test.each(ACTS)(
    'are those of the customer and then of the item, in $list',
    async ({ list, act, status }) => {
      const kari = await portal.loggedIn(KARI);
      const holder = await portal.db.startTransaction().execute();
      await holder.selectFrom('item').select('id').where('list', '=', list).forUpdate().execute();
      const answer = act(kari);
      await untilOneWaits(portal.db);
      const unlocked = portal.db.selectFrom('customer').select('ssn').forNoKeyUpdate().skipLocked();
      const customers = await unlocked.execute();
      await holder.commit().execute();
      expect([customers, (await answer).statusCode]).toEqual([[], status]);
    },
  );
});
