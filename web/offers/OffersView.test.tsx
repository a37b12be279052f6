import { describe, expect, it } from 'vitest';
import { type OfferListInOre, offerListInOre, type PresentPriceInOre } from '../../contract/in-ore.ts';
import type { Offer } from '../../contract/offers.ts';
import type { System } from '../../domain/systems.ts';
import type { Result } from '../platform/api/answers.ts';
import { bootOf } from '../testing/boot.ts';
import { htmlOf, textOf } from '../testing/render-html.tsx';
import { OffersView } from './OffersView.tsx';

const BANNER = 'Vi opplever for tiden problemer med noen av systemene våre.';
const INTRO = 'Det er lurt å sikre seg med gode forsikringer. Her er forsikringene du har sett på tidligere.';
const FAILED = 'En feil oppsto ved henting av dine tilbud.';
const INCOMPLETE = 'Noen av systemene våre er nede. Det kan hende noen av tilbudene dine mangler fra listen.';

type Options = { canBuy?: boolean; presentPrices?: PresentPriceInOre[]; address?: string };

function offer(fields: Partial<Offer> = {}): Offer {
  return { policyNumber: '1', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE', ...fields };
}

type OffersAnswer = Result<OfferListInOre>;

function answered(tilbud: Offer[], systemSourceError = false, manglerFra: System[] = []): OffersAnswer {
  return {
    data: offerListInOre({ tilbud, systemSourceError, manglerFra }),
    isError: false,
    errorUpdateCount: 0,
  };
}

function shown(answer: OffersAnswer, { canBuy = true, presentPrices = [], address = '/' }: Options = {}) {
  const boot = { ...bootOf('fremtind', canBuy ? {} : { purchaseGroups: [] }), today: '2026-12-31' };
  const html = htmlOf(
    <OffersView
      answer={{ ...answer, refetch: async () => answer }}
      presentPrices={presentPrices}
      expectedCount={4}
      feedback="Tilbakemelding"
    />,
    { boot, address },
  ).replaceAll('<span class="kfp-joint"></span>', '');
  const text = textOf(html);
  return {
    title: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1],
    text,
    cards: text.match(/Fjern tilbud/g)?.length ?? 0,
    skeletons: html.split('kfp-skeleton--tile').length - 1,
    messages: html.split('kfp-message').length - 1,
    filled: html.split('--primary').length - 1,
    groups: Array.from(
      html.matchAll(/<details([^>]*)>.*?<h2[^>]*>(.*?)<\/h2>/g),
      ([, open, title]) => `${title?.replace(/<[^>]+>/g, '')}${open?.includes('open') ? ' open' : ''}`,
    ),
  };
}

describe('OffersView', () => {
  it('shows skeletons while the offers load', () => {
    const page = shown({ data: undefined, isError: false, errorUpdateCount: 0 });
    expect(page).toMatchObject({ title: 'Tilbudene dine', skeletons: 4, cards: 0 });
    expect(page.text).toContain(INTRO);
    expect(page.text).toContain('Henter tilbudene dine');
  });

  it('shows an error and hides earlier offers after a failed request', () => {
    const data = offerListInOre({ tilbud: [offer()], systemSourceError: false });
    const page = shown({ data, isError: true, errorUpdateCount: 1 });
    expect(page).toMatchObject({ title: 'Tilbudene dine', cards: 0, skeletons: 4, messages: 1 });
    expect(page.text).toContain(`${FAILED} ${BANNER}`);
    expect(page.text).toContain('Prøv igjen');
    expect(page.text, 'there is nothing to introduce').not.toContain(INTRO);
  });

  it('shows the offers followed by feedback', () => {
    const page = shown(answered([offer(), offer({ policyNumber: '2' })]));
    expect(page).toMatchObject({ title: 'Tilbudene dine', cards: 2, skeletons: 0 });
    expect(page.text).toContain(INTRO);
    expect(page.text).toMatch(/Tilbakemelding$/);
    expect(page.text).not.toMatch(/En feil|Noen av systemene|Vi opplever|Prøv igjen/);
  });

  it('shows a warning and a skeleton when offers may be missing', () => {
    const page = shown(answered([offer()], true, ['PROLIFE', 'LOFAVOR']));
    expect(page).toMatchObject({ title: 'Tilbudene dine', cards: 1, skeletons: 1, messages: 1 });
    expect(page.text).toContain(
      'Dette mangler nå: livs- og personforsikringer og LOfavør-forsikringer. Vi prøver igjen av oss selv.',
    );
    expect(page.text).toContain(`${INCOMPLETE} ${BANNER}`);
    expect(page.text).toContain('Prøv igjen');
    expect(page.text).toContain(INTRO);
  });

  it.each([
    ['no offers', []],
    ['no offers that can be shown', [offer({ productType: 'LIVSFORSIKRING' })]],
  ])('tells a customer with %s that there are none', (_, tilbud) => {
    const page = shown(answered(tilbud));
    expect(page).toMatchObject({ title: 'Du har ingen tilbud', cards: 0 });
    expect(page.text).toContain('Finn en forsikring');
    expect(shown(answered(tilbud), { canBuy: false }).text).not.toContain('Finn en forsikring');
  });

  it('does not claim that there are none when offers may be missing', () => {
    const page = shown(answered([], true));
    expect(page).toMatchObject({ title: 'Tilbudene dine', cards: 0 });
    expect(page.text).toContain(INCOMPLETE);
    expect(page.text, 'there is nothing to introduce').not.toContain(INTRO);
  });
});

describe('a card shows an offer', () => {
  it.each<[string, Partial<Offer>, string[]]>([
    [
      'with everything',
      {
        description: 'Volvo V60',
        monthlyPrice: 507,
        yearlyPrice: 6084,
        expirationDate: '2027-01-03',
        detaljer: { tfaMonthly: 274 },
        pakkeTilbud: [{ policyNumber: '2', monthlyPrice: 55.5, yearlyPrice: 666, productType: 'TILHENGER' }],
      },
      [
        'Bilforsikring',
        'Volvo V60',
        'Tilbudet er gyldig til 03.01.2027 3 dager igjen',
        'Bilforsikring 507 kr/md',
        'Tilhengerforsikring 55,50 kr/md',
        ' 562,50 kr/md',
        ' 6 750 kr/år',
        'Av dette er trafikkforsikringsavgift til staten på 274 kr/md',
        'Vis tilbudet',
        'Fjern tilbud',
      ],
    ],
    ['without a price', {}, ['Du ser prisen i tilbudet.', 'Vis tilbudet', 'Fjern tilbud']],
    [
      'with two package parts that lack data',
      {
        monthlyPrice: 10,
        pakkeTilbud: [{ policyNumber: '2' }, { policyNumber: '2', productType: 'NOE_NYTT', monthlyPrice: 5 }],
      },
      [
        'Bilforsikring 10 kr/md',
        'En annen forsikring Pris mangler',
        'En annen forsikring 5 kr/md',
        ' fra 15 kr/md',
        ' fra 180 kr/år',
      ],
    ],
    [
      'with a part that has only a yearly price',
      { monthlyPrice: 400, pakkeTilbud: [{ policyNumber: '2', productType: 'INNBO', yearlyPrice: 1200 }] },
      ['Innboforsikring 1 200 kr/år', ' fra 400 kr/md', ' 6 000 kr/år'],
    ],
    ['with a price of zero', { monthlyPrice: 0 }, [' 0 kr/md', ' 0 kr/år']],
    [
      'with a part with a price of zero',
      { monthlyPrice: 10, pakkeTilbud: [{ policyNumber: '2', productType: 'INNBO', monthlyPrice: 0 }] },
      ['Innboforsikring Inkludert i prisen', ' 10 kr/md'],
    ],
  ])('%s', (_, fields, texts) => {
    const { text } = shown(answered([offer(fields)]));
    for (const each of texts) expect(text).toContain(each);
  });

  it('without its own price and without a total, even if its package has a price', () => {
    const pakkeTilbud = [{ policyNumber: '2', productType: 'INNBO', monthlyPrice: 33.33 }];
    const { text } = shown(answered([offer({ pakkeTilbud })]));
    expect(text).toContain('Du ser prisen i tilbudet.');
    expect(text.match(/kr\/(md|år)/g)).toEqual(['kr/md']);
    expect(text).toContain('Bilforsikring Pris mangler');
  });

  it('without labels for missing data', () => {
    const { text } = shown(answered([offer({ detaljer: { tfaMonthly: 0 }, pakkeTilbud: [] })]));
    expect(text).not.toMatch(/gyldig|igjen|avgift|Pris|I dag|kr\//);
  });
});

describe('OffersView with several offers', () => {
  const several = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      offer({
        policyNumber: `${index}`,
        productType: index % 2 ? 'BIL' : 'REISE',
        monthlyPrice: 10,
        expirationDate: `2027-02-${String(28 - index).padStart(2, '0')}`,
      }),
    );

  it('shows the total and fills the button of one offer', () => {
    const page = shown(answered(several(3)));
    expect(page.text).toContain('Alle 3 tilbudene koster 30 kr/md til sammen.');
    expect(page.filled).toBe(1);
    expect(shown(answered(several(2))).text).toContain('Begge tilbudene koster 20 kr/md til sammen.');
    expect(shown(answered(several(1))).text).not.toContain('til sammen');
  });

  it('fills no button when offers may be missing', () => {
    expect(shown(answered(several(3), true)).filled).toBe(0);
  });

  it('folds 21 offers into groups and opens the group of the first to expire', () => {
    expect(shown(answered(several(20))).groups).toEqual([]);
    const page = shown(answered(several(21)));
    expect(page.cards).toBe(21);
    expect(page.groups).toEqual(['Reiseforsikring 11 open', 'Bilforsikring 10']);
  });

  it('opens the group of the offer that is asked about without scripts', () => {
    const { groups } = shown(answered(several(21)), { address: '/?apne=fjern-tilbud.NICE.1' });
    expect(groups).toEqual(['Reiseforsikring 11 open', 'Bilforsikring 10 open']);
  });
});

describe("today's price is shown", () => {
  const price = (fields: Partial<PresentPriceInOre>): PresentPriceInOre[] => [
    { policyNumber: '1', systemSource: 'NICE', monthlyOre: null, yearlyOre: null, ...fields },
  ];

  it.each([
    [
      'per month',
      price({ monthlyOre: 61_200, yearlyOre: 1 }),
      {},
      'I dag betaler du 612 kr/md for det samme.',
    ],
    ['per year', price({ yearlyOre: 61_200 }), {}, 'I dag betaler du 612 kr/år for det samme.'],
    [
      'with a package',
      price({ monthlyOre: 61_200 }),
      { pakkeTilbud: [{ policyNumber: '2' }] },
      'I dag betaler du 612 kr/md for det samme, uten resten av pakken.',
    ],
    [
      'of other cover with a package',
      price({ monthlyOre: 61_200, annenDekning: true }),
      { productType: 'HUS', pakkeTilbud: [{ policyNumber: '2' }] },
      'I dag betaler du 612 kr/md for det samme, med annen dekning og uten resten av pakken.',
    ],
  ])('%s', (_what, presentPrices, fields, text) => {
    expect(shown(answered([offer(fields)]), { presentPrices }).text).toContain(text);
  });

  it('only for the same offer', () => {
    const presentPrices = price({ monthlyOre: 61_200, systemSource: 'NSF' });
    expect(shown(answered([offer()]), { presentPrices }).text).not.toContain('I dag betaler');
  });
});
