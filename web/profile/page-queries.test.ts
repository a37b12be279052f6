import { expect, test, vi } from 'vitest';
import { dehydrateAnswers } from '../platform/api/dehydrate-answers.ts';
import { prefetchQueries } from '../platform/api/prefetch.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import { profileQueries } from './queries.ts';

const LIST = {
  postnummerList: [
    { kode: '0155', navn: 'Oslo' },
    { kode: '2040', navn: 'Kløfta' },
  ],
};
const customer = (fields: object) => ({ niceKundenummer: '1', isBankkunde: true, ...fields });
const addresses = (postnummer: string) => ({ kundeadresser: [{ isFolkreregistrert: true, postnummer }] });

/** Returns the paths that the page requests and the answers that it contains. */
async function prefetched(answers: Record<string, unknown>, showSamtykkerMinProfil = true) {
  const fetcher = vi.fn(async (path: string) => {
    if (path in answers) return answers[path];
    throw new Error(`${path} is down`);
  });
  const client = createQueryClient(fetcher, { retry: 0 });
  await prefetchQueries(client, () => profileQueries(client, { showSamtykkerMinProfil }));
  return {
    calls: fetcher.mock.calls.map(([path]) => path).toSorted(),
    answers: dehydrateAnswers(client, { search: '', pathname: null }, 'key'),
  };
}

test('renders without the place if the list of postcodes fails', async () => {
  const { answers } = await prefetched({
    '/skadekunde/hent': customer({}),
    '/adresse/kundeadresser': addresses('0155'),
  });
  const came = answers.filter(({ data }) => data !== undefined);
  expect(came.map(({ queryKey }) => queryKey[0])).toEqual(['/skadekunde/hent', '/adresse/kundeadresser']);
});

test('includes only the place of its postcode, and fetches the list once for all pages', async () => {
  const answers = { '/skadekunde/hent': customer({}), '/adresse/postnummer': LIST };
  const first = await prefetched({ ...answers, '/adresse/kundeadresser': addresses('0155') });
  const second = await prefetched({ ...answers, '/adresse/kundeadresser': addresses('2040') });
  expect(first.calls).toContain('/adresse/postnummer');
  expect(second.calls).not.toContain('/adresse/postnummer');
  for (const [page, postcode, place] of [
    [first, '0155', 'Oslo'],
    [second, '2040', 'Kløfta'],
  ] as const) {
    expect(page.answers.map(({ queryKey }) => queryKey)).not.toContainEqual(['/adresse/postnummer']);
    expect(page.answers.at(-1)).toEqual({ queryKey: ['/adresse/postnummer', { postcode }], data: place });
  }
});

test('stores an empty place for an unlisted postcode, to avoid fetching it again', async () => {
  const { answers } = await prefetched({
    '/skadekunde/hent': customer({}),
    '/adresse/postnummer': LIST,
    '/adresse/kundeadresser': addresses('9999'),
  });
  expect(answers.at(-1)).toEqual({ queryKey: ['/adresse/postnummer', { postcode: '9999' }], data: '' });
});

test.each([
  ['no addresses without a customer number', { niceKundenummer: null }, true, []],
  [
    'the consents of a customer who is not the bank’s',
    { niceKundenummer: null, isBankkunde: false },
    true,
    ['/samtykke/tekster'],
  ],
  ['no consents if they are switched off', { niceKundenummer: null, isBankkunde: false }, false, []],
])('requests %s', async (_what, fields, show, more) => {
  const { calls } = await prefetched({ '/skadekunde/hent': customer(fields) }, show);
  expect(calls).toEqual(
    ['/liv/kunde/v1/kunde', '/samtykke/reservasjon/hent', '/skadekunde/hent', ...more].toSorted(),
  );
});
