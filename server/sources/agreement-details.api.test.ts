import { describe, expect, test } from 'vitest';
import { API_PATH } from '../../domain/paths.ts';
import { databases } from '../testing/databases.ts';
import { expectProblem } from '../testing/guarded-endpoints.ts';
import type { Behaviour } from '../testing/http-sources.ts';
import { answersJson, answersStatus, answersText, hangs } from '../testing/misbehaviours.ts';
import { AGREEMENT, JONAS, KARI, portalOfSources } from '../testing/portal-of-sources.ts';

const PATH = '/avtaleoversikt/avtaler/NICE/7';
const CONFIRMATION = `${API_PATH}/bekreftelser/NICE/7`;

describe.each(databases())('the details of an agreement of a source over HTTP on $name', ({ open }) => {
  const { nice, kari, get } = portalOfSources(open);
  const detailed = { ...AGREEMENT, avtaleDetaljer: { hovedforfall: '2027-01-01', egenandel: 4000 } };

  test('are read from the agreement’s own address', async () => {
    nice().of(KARI).avtaler.push(AGREEMENT);
    nice().answers.set('/avtaler/7', answersJson(detailed));
    expect(await get(PATH)).toEqual({ ...detailed, standing: 'IN_FORCE' });
    const { url, headers } = nice().requests.at(-1) ?? {};
    expect([url, headers?.['x-personident']]).toEqual(['/kilde/avtaler/7', KARI]);
  });

  test.each([404, 501])(
    'are those of the list when the system has no such address (%i), also for the confirmation',
    async (status) => {
      nice().of(KARI).avtaler.push(detailed);
      nice().answers.set('/avtaler/7', answersStatus(status));
      expect(await get(PATH)).toEqual({ ...detailed, standing: 'IN_FORCE' });
      const confirmation = await kari().request(CONFIRMATION);
      expect([confirmation.statusCode, confirmation.headers['content-type']]).toEqual([
        200,
        'application/pdf',
      ]);
    },
  );

  test('say that a coverage can’t be read, and so does the search', async () => {
    nice().of(KARI).avtaler.push(AGREEMENT);
    const dekninger = [{ navn: 'Kasko' }, { navn: 'Leiebil', inkludert: 'nei' }];
    nice().answers.set('/avtaler/7', answersJson({ ...AGREEMENT, avtaleDetaljer: { dekninger } }));
    expect(await get(PATH)).toMatchObject({
      avtaleDetaljer: { dekninger: [{ navn: 'Kasko' }] },
      uleselig: ['avtaleDetaljer.dekninger'],
    });
    expect(await get('/dekning?sok=leiebil')).toMatchObject({ treff: [], systemSourceError: true });
    const { avtaler, systemSourceError } = await get('/mine-data');
    expect([avtaler[0].uleselig, systemSourceError]).toEqual([undefined, true]);
  });

  test('lose only invalid fields and coverages, and keep unknown codes', async () => {
    nice().of(KARI).avtaler.push(AGREEMENT);
    const avtaleDetaljer = {
      hovedforfall: '2027-02-30',
      gjelderFra: '2020-01-01',
      betalingstermin: 'UKE',
      dekninger: [{ navn: 'Kasko' }, { sum: 5 }, 'ansvar'],
    };
    nice().answers.set('/avtaler/7', answersJson({ ...AGREEMENT, avtaleDetaljer }));
    expect((await get(PATH)).avtaleDetaljer).toEqual({
      gjelderFra: '2020-01-01',
      betalingstermin: 'UKE',
      dekninger: [{ navn: 'Kasko' }],
    });
  });

  test('have earlier prices and a renewal without invalid parts', async () => {
    nice().of(KARI).avtaler.push(AGREEMENT);
    const avtaleDetaljer = {
      prishistorikk: [
        { fra: '2026-01-01T00:00:00', maanedspris: '684,50', ukjent: 1 },
        { fra: 'i fjor', aarspris: 8000 },
        'feil',
        { fra: '2025-01-01', aarspris: -5, maanedspris: null },
      ],
      fornyelse: {
        dato: '2027-01-01',
        aarspris: 1e12,
        maanedspris: 731,
        endringsfrist: 'snart',
        grunner: [
          { slag: 'DIN', tekst: 'Du har flyttet', belop: '-120,5' },
          { slag: 7, tekst: 'Annet' },
        ],
      },
    };
    nice().answers.set('/avtaler/7', answersJson({ ...AGREEMENT, avtaleDetaljer }));
    expect((await get(PATH)).avtaleDetaljer).toEqual({
      prishistorikk: [{ fra: '2026-01-01', maanedspris: 684.5 }, { aarspris: 8000 }, { fra: '2025-01-01' }],
      fornyelse: {
        dato: '2027-01-01',
        maanedspris: 731,
        grunner: [{ slag: 'DIN', tekst: 'Du har flyttet', belop: -120.5 }, { tekst: 'Annet' }],
      },
    });
  });

  test.each<[string, Behaviour, number]>([
    ['hangs', hangs, 503],
    ['fails', answersStatus(500), 503],
    ['does not answer JSON', answersText('<html>'), 502],
    ['answers another agreement', answersJson({ ...AGREEMENT, policyNumber: '8' }), 502],
  ])('are a problem when the system %s, and there is no confirmation', async (_what, behaviour, status) => {
    nice().of(KARI).avtaler.push(AGREEMENT);
    nice().answers.set('/avtaler/7', behaviour);
    expectProblem(await kari().call('GET', PATH), status);
    expectProblem(await kari().request(CONFIRMATION), status);
  });

  test('are not requested when the list has no such agreement', async () => {
    nice().of(JONAS).avtaler.push(AGREEMENT);
    expectProblem(await kari().call('GET', PATH), 404);
    expectProblem(await kari().request(CONFIRMATION), 404);
    nice().answers.set('/avtaler', answersStatus(500));
    expectProblem(await kari().call('GET', PATH), 503);
    expect(nice().requests.map(({ url }) => url)).toEqual(Array(3).fill('/kilde/avtaler'));
  });

  test('are requested with an encoded policy number', async () => {
    const policyNumber = '../a?b#c';
    nice()
      .of(KARI)
      .avtaler.push({ ...AGREEMENT, policyNumber });
    await kari().call('GET', `/avtaleoversikt/avtaler/NICE/${encodeURIComponent(policyNumber)}`);
    expect(nice().requests.at(-1)?.url).toBe('/kilde/avtaler/..%2Fa%3Fb%23c');
  });
});
