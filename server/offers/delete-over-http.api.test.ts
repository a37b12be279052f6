import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { expectProblem, LOGINS } from '../testing/guarded-endpoints.ts';
import { type Behaviour, type HttpSources, startHttpSources } from '../testing/http-sources.ts';
import * as misbehaviours from '../testing/misbehaviours.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const CUSTOMER = '13919110028';
const OTHER = '01819021887';
const NUMBER = 'A/1 ø?#%2F';

const offer = { policyNumber: NUMBER, name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' };

describe.each(databases())('deleting offers over HTTP on $name', ({ open }) => {
  let sources: HttpSources;
  let portal: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    sources = await startHttpSources();
    portal = await openPortal(await open(), {
      ...sources.env,
      SOURCE_TIMEOUT_MS: '3000',
      SOURCE_BREAKER_FAILURES: '100000',
    });
    browser = await portal.loggedIn(CUSTOMER);
  });
  beforeEach(() => {
    for (const ssn of [CUSTOMER, OTHER])
      sources
        .of('NICE')
        .of(ssn)
        .tilbud.push({ ...offer });
  });
  afterEach(async () => {
    for (const source of sources.all) source.reset();
    await portal.db.deleteFrom('audit').execute();
  });
  afterAll(async () => {
    await portal.close();
    await sources.close();
  });

  const remove = (number = NUMBER, query = '') =>
    browser.call('DELETE', `/avtaleoversikt/tilbud/${encodeURIComponent(number)}${query}`);
  const audited = async () =>
    (await portal.db.selectFrom('audit').select('action').where('action', 'not in', LOGINS).execute()).map(
      ({ action }) => action,
    );

  /** Makes the source answer lists normally and DELETE requests with the behaviour. */
  function onDelete(behaviour: Behaviour): void {
    const source = sources.of('NICE');
    source.behaviour = (request, response) => {
      if (request.method === 'DELETE') behaviour(request, response);
      else misbehaviours.answersJson({ tilbud: source.of(CUSTOMER).tilbud })(request, response);
    };
  }

  test('an offer is deleted in its own system, for its customer, and audited', async () => {
    expect((await remove()).statusCode).toBe(204);
    const deletions = sources.all.flatMap(({ requests }) =>
      requests.filter(({ method }) => method === 'DELETE'),
    );
    expect(deletions).toHaveLength(1);
    expect(deletions[0]?.url).toBe(`/kilde/tilbud/${encodeURIComponent(NUMBER)}`);
    expect(deletions[0]?.headers['x-personident']).toBe(CUSTOMER);
    expect(sources.of('NICE').of(CUSTOMER).tilbud).toEqual([]);
    expect(sources.of('NICE').of(OTHER).tilbud).toHaveLength(1);
    expect(await audited()).toEqual(['offer-deleted']);
    expect((await remove()).statusCode).toBe(404);
  });

  test('an offer of another customer is never deleted', async () => {
    sources
      .of('NICE')
      .of(OTHER)
      .tilbud.push({ ...offer, policyNumber: 'OTHERS' });
    expect((await remove('OTHERS')).statusCode).toBe(404);
    expect(sources.of('NICE').requests.map(({ method }) => method)).toEqual(['GET']);
  });

  test('of two simultaneous requests, one deletes the offer and the other finds nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const source = sources.of('NICE');
    let lists = 0;
    source.behaviour = (request, response) => {
      if (request.method === 'DELETE') {
        const [first] = source.of(CUSTOMER).tilbud.splice(0, 1);
        return void response.writeHead(first ? 204 : 404).end();
      }
      lists += 1;
      if (lists === 2) resolve();
      void promise.then(() => misbehaviours.answersJson({ tilbud: [offer] })(request, response));
    };
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
    expect(await audited()).toEqual(['offer-deleted']);
  });

  test.each<[string, Behaviour, number, string[]]>([
    ['404', misbehaviours.answersStatus(404), 404, []],
    ['410', misbehaviours.answersStatus(410), 404, []],
    ['400', misbehaviours.answersStatus(400), 409, []],
    ['409', misbehaviours.answersStatus(409), 409, []],
    ['422', misbehaviours.answersStatus(422), 409, []],
    ['403', misbehaviours.answersStatus(403), 503, []],
    ['a redirect', misbehaviours.redirectsTo('/kilde/innlogging'), 503, []],
    ['500', misbehaviours.answersStatus(500), 502, ['offer-deletion-unclear']],
    ['503', misbehaviours.answersStatus(503), 502, ['offer-deletion-unclear']],
    ['202', misbehaviours.answersStatus(202), 502, ['offer-deletion-unclear']],
    ['200 with an error', misbehaviours.answersText('{"error":"x"}'), 502, ['offer-deletion-unclear']],
    ['200 without anything', misbehaviours.answersStatus(200), 502, ['offer-deletion-unclear']],
    [
      'a page of a proxy',
      misbehaviours.answersText('<p>', { 'content-type': 'text/html' }),
      502,
      ['offer-deletion-unclear'],
    ],
    ['nothing within the deadline', misbehaviours.hangs, 504, ['offer-deletion-unclear']],
    ['a broken connection', misbehaviours.hangsUp, 502, ['offer-deletion-unclear']],
    ['a response that is not HTTP', misbehaviours.babbles, 502, ['offer-deletion-unclear']],
  ])('%s is never reported as success', async (_answer, behaviour, status, audit) => {
    onDelete(behaviour);
    const answer = await remove();
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      status,
      title: expect.not.stringMatching(/^Feil$/),
      detail: expect.any(String),
    });
    expect(answer.json().code).toBe(audit.length > 0 ? 'UKJENT' : undefined);
    expect(answer.body).not.toContain('A/1');
    expect(await audited()).toEqual(audit);
  });

  test('passes on how long a busy system asks to wait', async () => {
    onDelete(misbehaviours.asksToWait(7));
    const answer = await remove();
    expectProblem(answer, 503);
    expect(answer.headers['retry-after']).toBe('7');
    expect(await audited()).toEqual([]);
  });

  test('a deletion whose response is lost is not a success, and the next attempt finds nothing', async () => {
    const { tilbud } = sources.of('NICE').of(CUSTOMER);
    onDelete(misbehaviours.actsAndHangsUp(() => tilbud.splice(0)));
    expect((await remove()).statusCode).toBe(502);
    expect((await remove()).statusCode).toBe(404);
    expect(await audited()).toEqual(['offer-deletion-unclear']);
  });

  describe('a system that does not answer', () => {
    beforeEach(() => {
      sources.of('PARIS').behaviour = misbehaviours.answersStatus(500);
    });

    test('may hold an offer that no other system has, so the answer is not 404', async () => {
      expect((await remove('UKJENT')).statusCode).toBe(503);
    });

    test('does not matter when another system holds the offer or is named in the query', async () => {
      expect((await remove('UKJENT', '?systemSource=NSF')).statusCode).toBe(404);
      expect((await remove()).statusCode).toBe(204);
    });

    test('prevents deletion of its own offers', async () => {
      expect((await remove('PARIS-1', '?systemSource=PARIS')).statusCode).toBe(503);
    });
  });
});
