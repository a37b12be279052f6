import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPortfolio } from '../../commands/portfolio/demo.ts';
import { importPortfolio } from '../../commands/portfolio/import.ts';
import type { ChangePage } from '../../contract/changes.ts';
import { purgeChanges, renewFeed } from '../platform/db/change-feed.ts';
import { databases, emptyDatabase } from '../testing/databases.ts';
import { expectProblem } from '../testing/guarded-endpoints.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const SECRET = 'endringenes-hemmelighet';
const KARI = '01819021887';
const TOR = '30925821752';

describe.each(databases())('the change feed on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await open(), { CHANGES_SECRET: SECRET });
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await emptyDatabase(portal.db);
    await importPortfolio(portal.db, demoPortfolio(), { replace: true });
  });

  const ask = (query = '', authorization = `Bearer ${SECRET}`) =>
    portal.app.inject({ url: `/api/intern/endringer${query}`, headers: { host: 'x', authorization } });
  async function read(query = ''): Promise<ChangePage> {
    const answer = await ask(query);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }
  async function changeEmails(ssn: string, emails: readonly string[]) {
    const browser = await portal.loggedIn(ssn);
    for (const epostAdresse of emails) {
      const answer = await browser.call('PUT', '/skadekunde/kontaktinformasjon', { epostAdresse });
      expect(answer.statusCode).toBe(200);
    }
  }

  test('lists the changes of all customers in order, with the stored values', async () => {
    const kari = await portal.loggedIn(KARI);
    const { tilbud } = (await kari.call('GET', '/avtaleoversikt/tilbud')).json();
    const { meldinger } = (await kari.call('GET', '/meldinger')).json();
    const message = meldinger.find(({ lest }: { lest?: boolean }) => !lest);
    const { systemSource, policyNumber } = tilbud[0];
    await kari.call('PUT', '/skadekunde/kontaktinformasjon', { mobilNummer: '+47 412 34 567' });
    await kari.call('POST', '/samtykke/oppdater', {
      marketingConsentApproved: false,
      crossDomainConsentApproved: true,
    });
    await kari.call('POST', '/samtykke/reservasjon', { harReservasjon: true });
    await (await portal.loggedIn(TOR)).call('POST', '/liv/kunde/v1/contactInfo', { epost: 'tor@example.no' });
    await kari.call('DELETE', `/avtaleoversikt/tilbud/${policyNumber}?systemSource=${systemSource}`);
    await kari.call('PUT', `/meldinger/${message.systemSource}/${message.id}/lest`);
    const { sletting } = (await kari.call('POST', '/mine-data/sletting')).json();
    await kari.call('DELETE', '/mine-data/sletting');

    const { endringer } = await read();
    expect(endringer.map(({ ssn, hva, verdi }) => [ssn, hva, verdi])).toEqual([
      [
        KARI,
        'KONTAKTINFORMASJON_ENDRET',
        { epostAdresse: 'kari.nordmann@example.com', mobilNummer: '41234567' },
      ],
      [
        KARI,
        'SAMTYKKE_MARKEDSFORING_ENDRET',
        {
          marketingConsent: 'NOT_AUTHORIZED',
          marketingConsentTekst: { spraak: 'nb', versjon: expect.stringMatching(/^[0-9a-f]{8}$/) },
        },
      ],
      [
        KARI,
        'SAMTYKKE_DELING_ENDRET',
        {
          crossDomainConsent: 'AUTHORIZED',
          crossDomainConsentTekst: { spraak: 'nb', versjon: expect.stringMatching(/^[0-9a-f]{8}$/) },
        },
      ],
      [KARI, 'RESERVASJON_ENDRET', { hasReservasjon: true }],
      [
        TOR,
        'KONTAKTINFORMASJON_LIV_ENDRET',
        { eksisterer: true, epost: 'tor@example.no', telefon: '97000000' },
      ],
      [KARI, 'TILBUD_SLETTET', { systemSource, policyNumber }],
      [KARI, 'MELDING_LEST', { systemSource: message.systemSource, id: message.id }],
      [KARI, 'SLETTING_BEDT_OM', sletting],
      [KARI, 'SLETTING_TRUKKET', {}],
    ]);
    expect(endringer.every(({ tidspunkt }) => !Number.isNaN(Date.parse(tidspunkt)))).toBe(true);
  });

  test('returns each change once across pages, and new changes after the last cursor', async () => {
    await changeEmails(KARI, ['a@example.no', 'b@example.no', 'c@example.no']);
    const first = await read('?antall=2');
    const second = await read(`?antall=2&etter=${first.neste}`);
    const emails = [first, second].map(({ endringer }) => endringer.map(({ verdi }) => verdi));
    expect(emails).toMatchObject([
      [{ epostAdresse: 'a@example.no' }, { epostAdresse: 'b@example.no' }],
      [{ epostAdresse: 'c@example.no' }],
    ]);
    expect(await read(`?etter=${second.neste}`)).toEqual({ endringer: [], neste: second.neste });
    await changeEmails(KARI, ['d@example.no']);
    expect((await read(`?etter=${second.neste}`)).endringer).toMatchObject([
      { verdi: { epostAdresse: 'd@example.no' } },
    ]);
    expect((await read(`?etter=${first.endringer[0]?.id}`)).endringer).toHaveLength(3);
  });

  test('gives a cursor before the first change, and that change after it', async () => {
    const empty = await read();
    expect(empty).toEqual({ endringer: [], neste: expect.stringMatching(/^[0-9a-f]{12}-0$/) });
    expect(await read(`?etter=${empty.neste}`)).toEqual(empty);
    await changeEmails(KARI, ['a@example.no']);
    expect((await read(`?etter=${empty.neste}`)).endringer).toMatchObject([
      { verdi: { epostAdresse: 'a@example.no' } },
    ]);
  });

  test('gives concurrent first readers the same cursor', async () => {
    const pages = await Promise.all(Array.from({ length: 8 }, () => read()));
    expect(new Set(pages.map(({ neste }) => neste)).size).toBe(1);
  });

  test('does not skip concurrent changes for a reader', async () => {
    const [kari, tor] = [await portal.loggedIn(KARI), await portal.loggedIn(TOR)];
    const changes = Array.from({ length: 12 }, (_, number) =>
      number % 2 === 0
        ? kari.call('PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: `k${number}@example.no` })
        : tor.call('POST', '/liv/kunde/v1/contactInfo', { epost: `t${number}@example.no` }),
    );
    const seen: string[] = [];
    let cursor = (await read()).neste;
    const readOn = async () => {
      const page = await read(`?etter=${cursor}`);
      seen.push(...page.endringer.map(({ id }) => id));
      cursor = page.neste;
    };
    const all = Promise.all(changes);
    for (const change of changes) {
      await readOn();
      expect((await change).statusCode).toBe(200);
    }
    await all;
    await readOn();
    expect(new Set(seen).size).toBe(12);
    expect(seen).toHaveLength(12);
  });

  test('excludes refused changes, imports and changes without effect', async () => {
    const browser = await portal.loggedIn(KARI);
    await browser.call('PUT', '/skadekunde/kontaktinformasjon', {
      epostAdresse: 'kari.nordmann@example.com',
    });
    await browser.call('PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: 'ingen adresse' });
    await importPortfolio(portal.db, demoPortfolio(), { replace: false, overwrite: true });
    expect((await read()).endringer).toEqual([]);
  });

  test('rolls back a change that can’t be added to the feed', async () => {
    const { db } = portal;
    await changeEmails(KARI, ['a@example.no']);
    const browser = await portal.loggedIn(KARI);
    // Occupies the position of the next change.
    const row = await db.selectFrom('change_feed').selectAll().executeTakeFirstOrThrow();
    await db
      .insertInto('change_feed')
      .values({ ...row, position: row.position + 1 })
      .execute();
    const answer = await browser.call('PUT', '/skadekunde/kontaktinformasjon', {
      epostAdresse: 'b@example.no',
    });
    expect(answer.statusCode).toBe(500);
    const { email } = await db
      .selectFrom('customer')
      .select('email')
      .where('ssn', '=', KARI)
      .executeTakeFirstOrThrow();
    expect(email).toBe('a@example.no');
  });

  test('removes the changes of a deleted customer and keeps the others', async () => {
    await changeEmails(KARI, ['a@example.no']);
    await (await portal.loggedIn(TOR)).call('POST', '/liv/kunde/v1/contactInfo', { epost: 'tor@example.no' });
    const { neste } = await read('?antall=1');
    await portal.db.deleteFrom('customer').where('ssn', '=', KARI).execute();
    expect((await read()).endringer.map(({ ssn }) => ssn)).toEqual([TOR]);
    expect((await read(`?etter=${neste}`)).endringer.map(({ ssn }) => ssn)).toEqual([TOR]);
  });

  test('rejects a cursor before purged changes', async () => {
    await changeEmails(KARI, ['a@example.no', 'b@example.no']);
    const { neste: unread } = await read('?antall=1');
    const { neste: read2 } = await read();
    expect(await purgeChanges(portal.db, Date.now() - 60_000)).toBe(0);
    expect(await purgeChanges(portal.db, Date.now() + 60_000)).toBe(2);
    expectProblem(await ask(`?etter=${unread}`), 400, 'MARKOR_FOR_GAMMEL');
    expect(await read(`?etter=${read2}`)).toEqual({ endringer: [], neste: read2 });
    expect(await read()).toEqual({ endringer: [], neste: read2 });
  });

  test('rejects a cursor before changes of customers whom an import deletes', async () => {
    await changeEmails(KARI, ['a@example.no', 'b@example.no']);
    const { neste: unread } = await read('?antall=1');
    const { neste: last } = await read();
    for (const overwrite of [false, true])
      await importPortfolio(portal.db, demoPortfolio(), { replace: true, overwrite });
    expect((await read(`?etter=${unread}`)).endringer).toHaveLength(1);
    async function* noRecords() {}
    await importPortfolio(portal.db, noRecords(), { replace: true });
    expectProblem(await ask(`?etter=${unread}`), 400, 'MARKOR_FOR_GAMMEL');
    expect(await read(`?etter=${last}`)).toEqual({ endringer: [], neste: last });
  });

  test('rejects every cursor from before the restore of a backup', async () => {
    await changeEmails(KARI, ['a@example.no', 'b@example.no']);
    const { neste, endringer } = await read('?antall=1');
    await renewFeed(portal.db);
    for (const cursor of [neste, endringer[0]?.id])
      expectProblem(await ask(`?etter=${cursor}`), 400, 'UKJENT_MARKOR');
    const restored = await read();
    expect(restored.endringer).toHaveLength(2);
    expect(await read(`?etter=${restored.neste}`)).toEqual({ endringer: [], neste: restored.neste });
  });

  test('rejects an unknown cursor and invalid parameters', async () => {
    expectProblem(await ask('?etter=0123456789ab-1'), 400, 'UKJENT_MARKOR');
    await changeEmails(KARI, ['a@example.no']);
    const feed = (await read()).neste.split('-')[0];
    expectProblem(await ask('?etter=0123456789ab-1'), 400, 'UKJENT_MARKOR');
    expectProblem(await ask(`?etter=${feed}-2`), 400, 'UKJENT_MARKOR');
    for (const query of ['etter=', 'etter=1', `etter=${feed}-01`, 'antall=0', 'antall=1001', 'ssn=1']) {
      expectProblem(await ask(`?${query}`), 400);
    }
  });

  test('requires the secret', async () => {
    for (const authorization of ['', 'Bearer ', `Basic ${SECRET}`, `Bearer ${SECRET}x`]) {
      const answer = await ask('', authorization);
      expectProblem(answer, 401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
    const answer = await ask();
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test('the change feed is unavailable without a configured secret', async () => {
  for (const { open } of databases()) {
    const portal = await openPortal(await open());
    const headers = { authorization: 'Bearer null' };
    expectProblem(await portal.app.inject({ url: '/api/intern/endringer', headers }), 503);
    await portal.close();
  }
});
