import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
import { API_PATH } from '../../domain/paths.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { expectProblem } from '../testing/guarded-endpoints.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';
import { readTaggedPdf } from '../testing/tagged-pdf.ts';

const [KARI = '', JONAS = '', , , , ANNE = ''] = demoPeople().map(({ ssn }) => ssn);
const VOLVO = '/bekreftelser/NICE/81030354';

describe.each(databases())('the confirmation of an insurance on $name', ({ open }) => {
  let portal: TestPortal;
  let kari: TestBrowser;
  beforeAll(async () => {
    portal = await openDemoPortal(open);
    kari = await portal.loggedIn(KARI);
  });
  afterAll(() => portal.close());

  test.each([
    ['', 'nb', 'Bekreftelse på forsikring', 'Bekreftelse pa forsikring 81030354.pdf'],
    ['?spraak=nb', 'nb', 'Bekreftelse på forsikring', 'Bekreftelse pa forsikring 81030354.pdf'],
    ['?spraak=nn', 'nn', 'Stadfesting på forsikring', 'Stadfesting pa forsikring 81030354.pdf'],
    ['?spraak=en', 'en', 'Confirmation of insurance', 'Confirmation of insurance 81030354.pdf'],
  ])('%j is a tagged PDF in %s', async (query, language, title, name) => {
    const answer = await kari.request(API_PATH + VOLVO + query);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain(`filename="${name}"`);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);

    const { elements, texts, markedTexts, ...pdf } = readTaggedPdf(answer.rawPayload);
    expect(pdf).toMatchObject({ isMarked: true, language, showsTitle: true, title, isUniversal: true });
    const counts = (type: string) => elements.filter((each) => each === type).length;
    expect([counts('Document'), counts('H1'), counts('H2'), counts('L')]).toEqual([1, 1, 3, 4]);
    expect(counts('LI')).toBe(counts('LBody'));
    expect(markedTexts).toBe(texts);
    expect(texts).toBeGreaterThan(20);
  });

  test('tags all content when long texts and many letters need several pages', async () => {
    const anne = await portal.loggedIn(ANNE);
    for (const number of ['81035834', '81035971', '81036108']) {
      const answer = await anne.request(`${API_PATH}/bekreftelser/NICE/${number}`);
      const { texts, markedTexts, isMarked } = readTaggedPdf(answer.rawPayload);
      expect([answer.statusCode, isMarked, markedTexts]).toEqual([200, true, texts]);
    }
  });

  test('is available only to the customer who has the insurance', async () => {
    const jonas = await portal.loggedIn(JONAS);
    expectProblem(await jonas.call('GET', VOLVO), 404);
    expectProblem(await kari.call('GET', '/bekreftelser/PARIS/81030354'), 404);
    expectProblem(await portal.browser().request(API_PATH + VOLVO), 401);
  });

  test.each(['?spraak=de', '?spraak=', '?spraak=nb&spraak=nn', '?annet=1'])(
    'refuses the query %s',
    async (query) => {
      expectProblem(await kari.call('GET', VOLVO + query), 400);
    },
  );
});
