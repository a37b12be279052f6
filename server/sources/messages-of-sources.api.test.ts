import { describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { expectProblem } from '../testing/guarded-endpoints.ts';
import type { Behaviour } from '../testing/http-sources.ts';
import { answersStatus, asksToWait, hangs } from '../testing/misbehaviours.ts';
import { JONAS, KARI, MESSAGE, portalOfSources } from '../testing/portal-of-sources.ts';

describe.each(databases())('a message of a source over HTTP on $name', ({ open }) => {
  const { nice, kari, get } = portalOfSources(open);
  const PATH = '/meldinger/NICE/1/lest';

  test('is marked in its system once, and is read from then on', async () => {
    nice()
      .of(KARI)
      .meldinger.push({ ...MESSAGE });
    expect((await get('/meldinger')).meldinger[0].lest).toBeUndefined();
    expect((await kari().call('PUT', PATH)).statusCode).toBe(204);
    expect((await kari().call('PUT', PATH)).statusCode).toBe(204);
    expect((await get('/meldinger')).meldinger[0].lest).toBe(true);
    const marks = nice().requests.filter(({ method }) => method === 'PUT');
    expect(marks.map(({ url }) => url)).toEqual(['/kilde/meldinger/1/lest']);
    expect(marks[0]?.headers['x-personident']).toBe(KARI);
  });

  test.each<[string, Behaviour, number]>([
    ['keeps no marks', answersStatus(501), 204],
    ['has no such address', answersStatus(404), 204],
    ['refuses', answersStatus(422), 409],
    ['fails', answersStatus(500), 503],
    ['hangs', hangs, 503],
  ])('of a system that %s is answered correctly', async (_case, behaviour, status) => {
    nice()
      .of(KARI)
      .meldinger.push({ ...MESSAGE });
    nice().answers.set('/meldinger/1/lest', behaviour);
    expect((await kari().call('PUT', PATH)).statusCode).toBe(status);
  });

  test('of a busy system passes on how long it asks to wait', async () => {
    nice()
      .of(KARI)
      .meldinger.push({ ...MESSAGE });
    nice().answers.set('/meldinger/1/lest', asksToWait(7));
    const answer = await kari().call('PUT', PATH);
    expectProblem(answer, 503);
    expect(answer.headers['retry-after']).toBe('7');
  });

  test('of another customer is not found', async () => {
    nice()
      .of(JONAS)
      .meldinger.push({ ...MESSAGE });
    expectProblem(await kari().call('PUT', PATH), 404);
    expect(nice().requests.some(({ method }) => method === 'PUT')).toBe(false);
  });

  test('has no active HTML', async () => {
    const tekst = '<p onclick="x()">Hei <b>du</b><script>x()</script><a href="javascript:x()">her</a></p>';
    nice()
      .of(KARI)
      .meldinger.push({ ...MESSAGE, tekst } as never);
    expect((await get('/meldinger')).meldinger[0].tekst).toBe('<p>Hei <b>du</b>her</p>');
  });
});
