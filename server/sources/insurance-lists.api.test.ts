import { describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import type { Behaviour } from '../testing/http-sources.ts';
import {
  answersJson,
  answersStatus,
  answersText,
  babbles,
  cuts,
  hangs,
  hangsUp,
  overflows,
  stalls,
} from '../testing/misbehaviours.ts';
import {
  CLAIM,
  DOCUMENT,
  INVOICE,
  JONAS,
  KARI,
  MESSAGE,
  portalOfSources,
} from '../testing/portal-of-sources.ts';

const LISTS = [
  ['/dokumenter', 'dokumenter', DOCUMENT, 'dato'],
  ['/fakturaer', 'fakturaer', INVOICE, 'forfallsdato'],
  ['/skader', 'skader', CLAIM, 'meldtDato'],
  ['/meldinger', 'meldinger', MESSAGE, 'dato'],
] as const;
type ListName = (typeof LISTS)[number][1];

describe.each(databases())('lists of sources over HTTP on $name', ({ open }) => {
  const { nice, source, logIn, get } = portalOfSources(open);
  const give = (system: 'NICE' | 'PARIS', list: ListName, ...items: object[]) =>
    source(system)
      .of(KARI)
      [list].push(...(items.map((item) => ({ ...item, systemSource: system })) as never[]));

  test.each(LISTS)('%s has the items of all systems, latest first', async (path, list, item, date) => {
    give('NICE', list, { ...item, [date]: '2026-01-01' }, { ...item, id: '2' });
    give('PARIS', list, { ...item, [date]: '2027-01-01' });
    const answer = await get(path);
    expect(answer.systemSourceError).toBe(false);
    const ids = answer[list].map((each: typeof item) => `${each.systemSource} ${each.id}`);
    expect(ids).toEqual(['PARIS 1', 'NICE 2', 'NICE 1']);
    const [seen] = nice().requests;
    expect([seen?.url, seen?.headers['x-personident']]).toEqual([`/kilde${path}`, KARI]);
  });

  test('are requested for the logged-in customer and have no items of other customers', async () => {
    for (const [, list, item] of LISTS) give('NICE', list, item);
    const jonas = await logIn(JONAS);
    nice().requests.length = 0;
    for (const [path, list] of LISTS)
      expect(await get(path, jonas)).toEqual({ [list]: [], systemSourceError: false });
    const asked = nice().requests.map(({ headers }) => headers['x-personident']);
    expect(asked).toEqual(LISTS.map(() => JONAS));
  });

  test.each(LISTS)('%s has no error when a system does not have the list', async (path, list, item) => {
    give('PARIS', list, item);
    for (const status of [404, 501]) {
      nice().answers.set(path, answersStatus(status));
      const answer = await get(path);
      expect([answer[list].length, answer.systemSourceError], `${status}`).toEqual([1, false]);
    }
  });

  test.each<[string, Behaviour]>([
    ['fails', answersStatus(500)],
    ['refuses', answersStatus(403)],
    ['hangs', hangs],
    ['hangs up', hangsUp],
    ['stalls', stalls],
    ['breaks off', cuts],
    ['does not answer HTTP', babbles],
    ['answers an HTML page', answersText('<html>')],
    ['answers too much', overflows],
    ['answers another list', answersJson({ avtaler: [] })],
  ])('report a system that %s and keep the items of the others', async (_case, behaviour) => {
    for (const [path, list, item] of LISTS) {
      give('PARIS', list, item);
      nice().answers.set(path, behaviour);
    }
    const answers = await Promise.all(
      LISTS.map(async ([path, list]) => {
        const answer = await get(path);
        return [answer[list].length, answer.systemSourceError];
      }),
    );
    expect(answers).toEqual(LISTS.map(() => [1, true]));
  });

  test.each(LISTS)(
    '%s keeps unknown codes and leaves out items with an invalid date',
    async (path, list, item, date) => {
      nice()
        .of(KARI)
        [list].push(
          { ...item, status: 'PÅ_VENT', type: 'KART', ukjent: 1 } as never,
          { ...item, id: '2', [date]: '2026-02-30' } as never,
          { ...item, id: 3, [date]: '2026-03-01T00:00:00' } as never,
        );
      const answer = await get(path);
      expect(answer.systemSourceError).toBe(true);
      expect(answer[list].map(({ id }: { id: string }) => id).toSorted()).toEqual(['1', '3']);
      const first = answer[list].find(({ id }: { id: string }) => id === '1');
      expect(first.ukjent).toBeUndefined();
      if (list === 'dokumenter') expect(first.type).toBe('KART');
      if (list === 'skader' || list === 'fakturaer') expect(first.status).toBe('PÅ_VENT');
    },
  );

  test('lose only the invalid event of a claim', async () => {
    const hendelser = [
      { dato: 'i går', tekst: 'Ringte' },
      { dato: '2026-11-02', tekst: 'Meldt' },
    ];
    give('NICE', 'skader', { ...CLAIM, hendelser });
    const { skader, systemSourceError } = await get('/skader');
    expect([skader[0].hendelser, systemSourceError]).toEqual([[hendelser[1]], false]);
  });

  test.each(LISTS)(
    '%s keeps 500 of 10,000 items and reports that items are missing',
    async (path, list, item) => {
      give('NICE', list, ...Array.from({ length: 10_000 }, (_, index) => ({ ...item, id: `${index}` })));
      const answer = await get(path);
      expect([answer[list].length, answer.systemSourceError]).toEqual([500, true]);
    },
  );
});
