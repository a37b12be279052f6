import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { CustomerAgreement } from '../../contract/agreements.ts';
import type { CoverAnswer, CoverHit } from '../../contract/cover.ts';
import { addDays } from '../../domain/days.ts';
import { bootOf } from '../testing/boot.ts';
import { CUSTOMER } from '../testing/customer.ts';
import type { FakeApi } from '../testing/fake-api.ts';
import { PAGE_PROPS } from '../testing/page-props.ts';
import { renderPage } from '../testing/render-page.tsx';
import { CoverPage } from './CoverPage.tsx';

const AGREEMENTS: CustomerAgreement[] = [
  {
    ...{ policyNumber: '1', name: 'Innboforsikring', description: 'Pluss', systemSource: 'NICE' },
    ...{ productType: 'INNBO', standing: 'IN_FORCE' },
  },
  {
    ...{ policyNumber: '2', name: 'Motorsykkelforsikring', systemSource: 'NICE' },
    ...{ productType: 'MC', standing: 'WAITING' },
  },
];
const CONTENTS = { systemSource: 'NICE', policyNumber: '1', navn: 'Innboforsikring' } as const;
const hit = (fields: Partial<CoverHit>): CoverHit => ({
  ...{ avtale: CONTENTS, navn: 'Uhell', inkludert: true, kilde: 'DEKNING', utdrag: '[[Uhell]]' },
  ...fields,
});
const TEXT = { tekst: 'Skade på mobiltelefon.', utdrag: 'Skade på [[mobil]]telefon <b>.' };

function show(
  answer: Partial<CoverAnswer> | null,
  question = 'mobil',
  answers: (api: FakeApi) => void = () => {},
) {
  const boot = bootOf();
  return renderPage(<CoverPage {...PAGE_PROPS} />, {
    boot,
    address: `/privat/forsikring/oversikt/dekning${question && `?${new URLSearchParams({ sok: question })}`}`,
    answers: (api) => {
      const complete = { systemSourceError: false };
      api.answer('GET /avtaleoversikt/avtaler', {
        ...{ avtaler: AGREEMENTS, monthlySum: 0, yearlySum: 0, ...complete },
      });
      api.answer('GET /skadekunde/hent', CUSTOMER);
      api.answer('GET /auth/bankkontakt', boot.distributor.bankkontakt);
      if (answer) {
        const soktI = { avtaler: 10, dokumenter: 11, sider: 31 };
        api.answer('GET /dekning', { treff: [], soktI, ...complete, ...answer });
      } else {
        const document = { systemSource: 'NICE', dato: '2026-01-01' } as const;
        api.answer('GET /dokumenter', {
          dokumenter: [
            { ...document, id: 'a', tittel: 'Vilkår', type: 'VILKAAR' },
            { ...document, id: 'b', tittel: 'Brev', type: 'BREV' },
          ],
          ...complete,
        });
      }
      answers(api);
    },
  });
}

const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');
const group = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement);

test('before a question, it suggests some, and says what is searched', async () => {
  show(null, '');
  expect(screen.getByLabelText('Hva lurer du på?').getAttribute('name')).toBe('sok');
  const suggestion = await screen.findByRole('link', { name: 'sykkel' });
  expect(suggestion.getAttribute('href')).toBe('/privat/forsikring/oversikt/dekning?sok=sykkel');
  await screen.findByText('Andre dokumenter');
  expect(screen.getAllByRole('definition').map(text)).toEqual(['2', '1', '1']);
  expect(screen.queryByRole('link', { name: 'veterinær' })).toBeNull();
});

test.each([
  [false, 'Du har ingen forsikringer hos oss.'],
  [true, 'Vi har søkt i 0 forsikringer.'],
])('without anything to search in it says so, unless a system fails: %s', async (systemSourceError, said) => {
  const ended: CustomerAgreement = {
    ...{ policyNumber: '1', name: 'Innbo', systemSource: 'NICE', productType: 'INNBO', standing: 'ENDED' },
    ...{ avtaleStatusDescription: 'Til Annullasjon', endDate: addDays(bootOf().today, -31) },
  };
  const none = (api: FakeApi) => {
    api.answer('GET /avtaleoversikt/avtaler', {
      avtaler: [ended],
      monthlySum: 0,
      yearlySum: 0,
      systemSourceError,
    });
    api.answer('GET /dokumenter', { dokumenter: [], systemSourceError });
  };
  const soktI = { avtaler: 0, dokumenter: 0, sider: 0 };
  show({ soktI, systemSourceError }, 'sykkel', none);
  const title = systemSourceError
    ? 'Det betyr ikke at du ikke er dekket'
    : 'Du kan være forsikret et annet sted';
  await screen.findByRole('heading', { name: title });
  expect(screen.getAllByRole('status').map(text).join('')).toContain(said);
  expect(screen.queryAllByText(/^Ingen svar|^Meld skaden likevel/)).toHaveLength(systemSourceError ? 2 : 0);
  expect(screen.queryAllByRole('link', { name: 'Se andre forsikringer' })).toHaveLength(
    systemSourceError ? 0 : 1,
  );
  cleanup();
  show(null, '', none);
  await screen.findByText(systemSourceError ? 'Andre dokumenter' : said);
  expect(screen.queryAllByRole('definition')).toHaveLength(systemSourceError ? 3 : 0);
  expect(screen.queryAllByText(/^Noen av systemene våre er nede/)).toHaveLength(systemSourceError ? 1 : 0);
});

test('what is searched includes insurances that screens show, and their documents with a file', async () => {
  const ended = (endDate: string): CustomerAgreement => ({
    ...{ policyNumber: endDate, name: 'Innbo', systemSource: 'NICE', productType: 'INNBO' },
    ...{ standing: 'ENDED', avtaleStatusDescription: 'Til Annullasjon', endDate },
  });
  const of = { systemSource: 'NICE', dato: '2026-01-01', tittel: 'Vilkår', type: 'VILKAAR' } as const;
  const days = [30, 31].map((past) => addDays(bootOf().today, -past));
  show(null, '', (api) => {
    const sums = { monthlySum: 0, yearlySum: 0, systemSourceError: false };
    api.answer('GET /avtaleoversikt/avtaler', { avtaler: days.map(ended), ...sums });
    const dokumenter = days.map((day) => ({ ...of, id: day, avtalenummer: day }));
    const withoutFile = { ...of, id: 'none', harFil: false };
    api.answer('GET /dokumenter', { dokumenter: [...dokumenter, withoutFile], systemSourceError: false });
  });
  await screen.findByText('Andre dokumenter');
  expect(screen.getAllByRole('definition').map(text)).toEqual(['1', '1', '0']);
});

test.each([' ', 'x'])('the question «%s» is refused at the field and in the title', async (question) => {
  show(null, question);
  const field = screen.getByLabelText('Hva lurer du på?');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.title).toMatch(/^Feil: Er jeg dekket\?/);
});

test('a covered loss has its quotation with marks, sum, deductible with an example, and links', async () => {
  show({ treff: [hit({ ...TEXT, sum: 15_000, egenandel: 4000, dokumentId: 'V 1', side: 4 })] });
  const covered = await group('Dekket');
  expect(covered.getByRole('heading', { level: 3 }).textContent).toBe('Uhell');
  expect(await covered.findByText('Innboforsikring, Pluss')).toBeTruthy();
  expect(covered.getByText('mobil').tagName).toBe('MARK');
  expect(covered.getByText('mobil').closest('blockquote')?.textContent).toBe('«Skade på mobiltelefon <b>.»');
  expect(covered.getAllByRole('term').map(text)).toEqual(['Vi betaler', 'Egenandel']);
  expect(covered.getAllByRole('definition').map(text)).toEqual(['Inntil 15 000 kr', '4 000 kr']);
  expect(text(covered.getByText(/^Koster skaden/))).toBe(
    'Koster skaden 9 000 kr, får du 5 000 kr: egenandelen er 4 000 kr.',
  );
  expect(document.title).toMatch(/^1 svar – Er jeg dekket\?/);
  expect(covered.getByRole('link', { name: /^Meld skade ?, Innboforsikring, Pluss/ })).toBeTruthy();
  expect(covered.getByRole('link', { name: /^Les dokumentet \(side 4\) ?, Uhell/ })).toBeTruthy();
  const [report, terms] = covered.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(report).toContain('forsikringsnummer=1');
  expect(terms).toBe('/api/privat/forsikring/dokumenter/NICE/V%201#page=4');
  expect(screen.getByText('1 svar på «mobil».').closest('[role=status]')?.textContent).toContain(
    'Vi har søkt i 10 forsikringer og 11 dokumenter (31 sider). Vilkårene avgjør.',
  );
});

test('no deductible is explained too', async () => {
  show({ treff: [hit({ egenandel: 0 })] });
  const covered = await group('Dekket');
  expect(covered.getAllByRole('definition').map(text)).toEqual(['Ingen']);
  expect(text(covered.getByText(/^Koster skaden/))).toContain('får du 5 000 kr: du har ingen egenandel.');
});

test('a cover that is not included has neither amounts nor a way to report damage', async () => {
  show({ treff: [hit({ inkludert: false, sum: 15_000, egenandel: 4000 })] });
  const notCovered = await group('Ikke dekket');
  expect(notCovered.getByRole('heading', { level: 3 }).querySelector('mark')?.textContent).toBe('Uhell');
  expect(notCovered.queryByRole('definition')).toBeNull();
  expect(notCovered.queryByRole('link')).toBeNull();
});

test('what is mentioned: a page of a document, a fact, and a cover of an insurance that does not apply', async () => {
  show({
    treff: [
      hit({
        navn: 'Vilkår',
        inkludert: null,
        kilde: 'DOKUMENT',
        dokumentId: 'v',
        side: 7,
        utdrag: '[[Mobil]].',
      }),
      hit({ navn: 'Sted', tekst: 'Oslo', inkludert: null, kilde: 'OPPLYSNING', utdrag: 'Oslo' }),
      hit({
        ...{ navn: 'Kasko', inkludert: null, egenandel: 4000, utdrag: '[[Kasko]]' },
        avtale: { systemSource: 'NICE', policyNumber: '2', navn: 'Motorsykkelforsikring' },
        gjelderIDag: false,
      }),
    ],
  });
  const mentioned = await group('Nevnt i vilkårene');
  await mentioned.findByText('Forsikringen gjelder ikke i dag.');
  expect(mentioned.getAllByRole('heading', { level: 3 }).map(text)).toEqual([
    'Vilkår, side 7',
    'Sted',
    'Kasko',
  ]);
  expect(mentioned.queryByText(/^Koster skaden/)).toBeNull();
  expect(mentioned.getAllByRole('link').map((link) => link.textContent)).toEqual([
    expect.stringContaining('Meld skade'),
    expect.stringMatching(/^Les dokumentet .side 7., Vilkår, Innboforsikring/),
    expect.stringContaining('Meld skade'),
  ]);
});

test.each([
  ['a document', { kilde: 'DOKUMENT', inkludert: null, side: 1 }, 1],
  ['a cover', { kilde: 'DEKNING', inkludert: null }, 1],
  ['an excluded cover', { kilde: 'DEKNING', inkludert: false }, 1],
  ['a fact', { kilde: 'OPPLYSNING', inkludert: null }, 0],
] as const)('says of %s that the insurance does not apply today', async (_which, fields, count) => {
  show({ treff: [hit({ ...fields, gjelderIDag: false }), hit({ ...fields, navn: 'Annet' })] });
  await screen.findAllByText('Innboforsikring, Pluss');
  expect(screen.queryAllByText('Forsikringen gjelder ikke i dag.')).toHaveLength(count);
});

test('promises no payment from an insurance that does not apply today', async () => {
  show({ treff: [hit({ inkludert: null, gjelderIDag: false, sum: 15_000 })] });
  const mentioned = await group('Nevnt i vilkårene');
  expect(mentioned.getByText('Forsikringssum')).toBeDefined();
  expect(mentioned.queryByText('Vi betaler')).toBeNull();
});

test('the last of many answers of a group are folded', async () => {
  show({ treff: Array.from({ length: 8 }, (_, place) => hit({ navn: `Dekning ${place}`, ...TEXT })) });
  const covered = await group('Dekket');
  expect(covered.getByText('Vis 3 til').closest('details')?.querySelectorAll('li')).toHaveLength(3);
});

test('without answers it says what was searched, other words, and whom to ask', async () => {
  show({ treff: [] }, 'drone');
  await screen.findByRole('heading', { level: 2, name: 'Det betyr ikke at du ikke er dekket' });
  expect(await screen.findByRole('link', { name: 'sykkel' })).toBeTruthy();
  const { telefon } = bootOf().distributor.bankkontakt;
  expect(screen.getByText('Spør oss')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Ring/ }).getAttribute('href')).toBe(`tel:+47${telefon}`);
  expect(screen.getByRole('link', { name: /^Meld skaden likevel/ })).toBeTruthy();
  expect(screen.getByText('Ingen svar på «drone».')).toBeTruthy();
  // The suggestions are the same for every question, so they are no other words for a drone.
  expect(screen.getByText(/Dette kan du også søke på:$/)).toBeTruthy();
});

test('documents that were not searched are named, with the reason', async () => {
  const reasons = [
    'KRYPTERT',
    'UTEN_TEKST',
    'ODELAGT',
    'FOR_TUNG',
    'FOR_LANG',
    'LESES',
    'IKKE_HENTET',
  ] as const;
  const ikkeLest = reasons.map((grunn) => ({
    systemSource: 'NICE' as const,
    dokumentId: grunn,
    tittel: grunn,
    grunn,
  }));
  show({ treff: [hit({})], ikkeLest });
  const unread = await group('Dette har vi ikke søkt i');
  expect(unread.getAllByRole('listitem').map(text)).toEqual([
    expect.stringContaining('låst med et passord'),
    expect.stringContaining('skannet'),
    expect.stringContaining('ødelagt'),
    expect.stringContaining('for innviklet'),
    expect.stringContaining('de første sidene'),
    expect.stringContaining('Søk igjen om litt'),
    expect.stringContaining('ikke hentet'),
  ]);
});

test('it asks again until the documents have been read', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const reading = { systemSource: 'NICE', dokumentId: 'a', tittel: 'Vilkår', grunn: 'LESES' } as const;
  const soktI = { avtaler: 10, dokumenter: 11, sider: 31 };
  const { api } = show({ treff: [], ikkeLest: [reading] });
  await group('Dette har vi ikke søkt i');
  api.answer('GET /dekning', { treff: [hit({})], soktI, systemSourceError: false });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await group('Dekket');
  expect(screen.queryByText('Dette har vi ikke søkt i')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(api.sent('GET /dekning')).toHaveLength(2);
});

test('a failing system is said beside the answers', async () => {
  show({ treff: [hit({})], systemSourceError: true });
  expect(await screen.findByText(/^Noen av systemene våre er nede/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Dekket' })).toBeTruthy();
});

test('a search too many says so, and keeps the question', async () => {
  const { api } = show({}, 'mobil', (api) => api.refuse('GET /dekning', 429));
  expect(await screen.findByText(/Du har søkt mange ganger på kort tid/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Hva lurer du på?').value).toBe('mobil');
  expect(screen.queryByText('Det betyr ikke at du ikke er dekket')).toBeNull();
  expect(api.sent('GET /dekning')).toHaveLength(1);
});

test('a failed search is said, and says nothing about cover', async () => {
  show({}, 'mobil', (api) => api.refuse('GET /dekning', 503));
  expect(await screen.findByText('Vi får ikke søkt akkurat nå.')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('a question of 100 characters is asked, also if one is an emoji', async () => {
  show({}, `${'m'.repeat(99)}🚗`);
  await screen.findByText(/^Ingen svar på «m/);
});

// The endpoint counts an emoji as one character, not as its two code units.
test.each(['m', 'm'.repeat(101), '🚗'])(
  'a question that is too short or too long is not asked',
  async (question) => {
    show(null, question);
    const field = screen.getByLabelText('Hva lurer du på?');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Skriv mellom 2 og 100 tegn.')).toBeTruthy();
    await screen.findByRole('heading', { level: 2, name: 'Her søker vi' });
  },
);
