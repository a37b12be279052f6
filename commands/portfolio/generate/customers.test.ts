import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { AGREEMENT_STATUSES } from '../../../contract/agreements.ts';
import { agreementAreaOf } from '../../../domain/agreement-area.ts';
import { parseEmail } from '../../../domain/email.ts';
import { parseMobile } from '../../../domain/mobile.ts';
import { PRODUCT_AREAS } from '../../../domain/product-area.ts';
import { SYSTEMS } from '../../../domain/systems.ts';
import { POSTCODES } from '../../../server/profile/postcodes.ts';
import { checkCustomer } from '../check-customer.ts';
import type { PortfolioCustomer } from '../format.ts';
import { generateCustomers } from './customers.ts';

const COUNT = 3000;

let customers: PortfolioCustomer[];
let agreements: (PortfolioCustomer['avtaler'] & object)[number][];
let offers: (PortfolioCustomer['tilbud'] & object)[number][];
beforeAll(() => {
  customers = [...generateCustomers(COUNT, 1)];
  agreements = customers.flatMap(({ avtaler = [] }) => avtaler);
  offers = customers.flatMap(({ tilbud = [] }) => tilbud);
});

const share = (shows: (customer: PortfolioCustomer) => unknown) => customers.filter(shows).length / COUNT;
const textOf = (count: number, seed: number) => JSON.stringify([...generateCustomers(count, seed)]);

describe('generateCustomers', () => {
  it('yields the same bytes on every machine and in every version', () => {
    expect(createHash('sha256').update(textOf(500, 7)).digest('hex')).toBe(
      '295f423525572e410ab787e9511d9f972a1e33993175f9b8ea0b752a3caffbfe',
    );
  });

  it('yields the first of the same customers for a smaller count', () => {
    expect([...generateCustomers(20, 1)]).toEqual(customers.slice(0, 20));
  });

  it('yields other customers for another seed', () => {
    const names = (seed: number) => [...generateCustomers(20, seed)].map(({ navn }) => navn);
    expect(names(1)).not.toEqual(names(2));
  });
});

describe('generated customers', () => {
  it('are accepted by an import', () => {
    for (const customer of customers) {
      expect(checkCustomer(customer, { customer: 1, line: 1 })).toBe(customer);
    }
  });

  it('have no number in common', () => {
    const numbers = [...agreements, ...offers].map(({ policyNumber }) => policyNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(customers.map(({ ssn }) => ssn)).size).toBe(COUNT);
    const customerNumbers = customers.flatMap(({ niceKundenummer }) => niceKundenummer ?? []);
    expect(new Set(customerNumbers).size).toBe(customerNumbers.length);
  });

  it('have valid e-mail addresses at a reserved domain', () => {
    const addresses = customers.flatMap(({ kontaktInformasjon, livKunde }) => [
      kontaktInformasjon?.epostAdresse ?? [],
      livKunde?.epost ?? [],
    ]);
    const wrong = addresses.flat().filter((email) => !email.endsWith('@example.com') || !parseEmail(email));
    expect(wrong).toEqual([]);
  });

  it('have valid mobile numbers that are not in use', () => {
    const numbers = customers.flatMap(({ kontaktInformasjon }) => kontaktInformasjon?.mobilNummer ?? []);
    expect(numbers.filter((number) => !parseMobile(number) || !/^(42|43|44|49)/.test(number))).toEqual([]);
  });

  it('have registration numbers that begin with 0, which no vehicle has', () => {
    const texts = [...agreements, ...offers].map(({ description = '' }) => description);
    const numbers = texts.flatMap((text) => text.match(/, [A-Z]{1,2} \d{4,5}\b/g) ?? []);
    expect(numbers.length).toBeGreaterThan(1000);
    expect(numbers.filter((number) => !/ 0\d+$/.test(number))).toEqual([]);
  });

  it('live at real postcodes all over the country, some on farms', () => {
    const addresses = customers.flatMap(({ kundeadresser = [] }) => kundeadresser);
    const real = new Set(POSTCODES.postnummerList.map(({ kode }) => kode));
    expect(addresses.filter(({ postnummer }) => !real.has(postnummer))).toEqual([]);
    expect(new Set(addresses.map(({ postnummer }) => postnummer.slice(0, 1))).size).toBe(10);
    expect(addresses.filter(({ gatenavn, gaardsnummer }) => !gatenavn && !gaardsnummer)).toEqual([]);
    expect(addresses.some(({ gaardsnummer }) => gaardsnummer)).toBe(true);
  });

  it('have names of many origins, with their special letters', () => {
    const names = customers.map(({ navn }) => navn).join(' ');
    for (const letter of 'æøåÅáŋłė-') expect(names).toContain(letter);
    expect(new Set(customers.map(({ navn }) => navn)).size).toBeGreaterThan(COUNT * 0.9);
  });
});

describe('the mix of generated customers', () => {
  it.each<[string, number, number, (customer: PortfolioCustomer) => unknown]>([
    ['bank customers', 0.6, 0.85, ({ isBankkunde }) => isBankkunde],
    ['union members', 0.1, 0.3, ({ isLoMedlem }) => isLoMedlem],
    ['a customer number', 0.8, 0.99, ({ niceKundenummer }) => niceKundenummer],
    ['a life customer', 0.2, 0.6, ({ livKunde }) => livKunde?.eksisterer],
    ['the partner group', 0.05, 0.2, ({ loginBankplassRegisterNummer }) => loginBankplassRegisterNummer],
    ['no agreement', 0.03, 0.2, ({ avtaler }) => avtaler?.length === 0],
    ['one to five agreements', 0.5, 0.9, ({ avtaler = [] }) => avtaler.length >= 1 && avtaler.length <= 5],
    ['details', 0.8, 0.97, ({ avtaler = [] }) => avtaler.some(({ avtaleDetaljer }) => avtaleDetaljer)],
    ['a document', 0.8, 0.97, ({ dokumenter }) => dokumenter?.every(({ innhold }) => innhold)],
    ['invoices', 0.5, 0.97, ({ fakturaer }) => fakturaer],
    ['a claim', 0.05, 0.25, ({ skader }) => skader],
    ['a message', 0.1, 0.4, ({ meldinger }) => meldinger],
    ['an offer', 0.1, 0.4, ({ tilbud = [] }) => tilbud.length > 0],
    ['a task', 0.05, 0.3, ({ oppgaver }) => oppgaver],
    ['scores', 0.7, 1, ({ anbefalinger }) => anbefalinger?.scores?.length],
    ['the control group', 0.01, 0.1, ({ anbefalinger }) => anbefalinger?.controlgroup],
    ['marketing consent', 0.2, 0.7, ({ samtykker }) => samtykker?.marketingConsent === 'AUTHORIZED'],
    ['documents by post', 0.02, 0.2, ({ hasReservasjon }) => hasReservasjon],
    ['unread messages', 0.005, 0.1, ({ kundekommunikasjon }) => kundekommunikasjon?.hasUlesteMeldinger],
  ])('has the right share with %s', (_, least, most, shows) => {
    expect(share(shows)).toBeGreaterThan(least);
    expect(share(shows)).toBeLessThan(most);
  });

  it('has zero to twelve agreements per customer', () => {
    const counts = new Set(customers.map(({ avtaler = [] }) => avtaler.length));
    expect([...counts].sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, count) => count));
  });

  it.each([
    ['system', () => agreements.map(({ systemSource }) => systemSource), SYSTEMS],
    ['product area', () => agreements.map(agreementAreaOf), PRODUCT_AREAS],
    ['status', () => agreements.map(({ avtaleStatus }) => avtaleStatus), [...AGREEMENT_STATUSES, undefined]],
    [
      'product of a union member',
      () => agreements.map(({ productCode }) => productCode),
      ['L01', 'Y44', 'P48'],
    ],
  ] as const)('has every %s', (_, values, all) => {
    expect(values()).toEqual(expect.arrayContaining([...all]));
  });

  it('has prices with øre, without øre, and no prices', () => {
    const decimals = agreements.filter(({ monthlyPrice = 0 }) => monthlyPrice % 1 !== 0);
    const without = agreements.filter(({ monthlyPrice }) => monthlyPrice === undefined);
    for (const list of [decimals, without]) {
      expect(list.length / agreements.length).toBeGreaterThan(0.1);
      expect(list.length / agreements.length).toBeLessThan(0.5);
    }
  });

  it("has earlier prices with today's price last, and renewals with higher and lower prices", () => {
    const details = agreements.map(({ monthlyPrice, avtaleDetaljer }) => ({
      monthlyPrice,
      ...avtaleDetaljer,
    }));
    const priced = details.filter(({ prishistorikk = [] }) => prishistorikk.length > 1);
    expect(priced.length / agreements.length).toBeGreaterThan(0.3);
    for (const { monthlyPrice, prishistorikk } of priced) {
      expect(prishistorikk?.at(-1)?.maanedspris).toBe(monthlyPrice);
    }
    const changes = details.flatMap(({ monthlyPrice, fornyelse }) =>
      fornyelse?.maanedspris && monthlyPrice ? Math.sign(fornyelse.maanedspris - monthlyPrice) : [],
    );
    expect(new Set(changes)).toEqual(new Set([-1, 0, 1]));
  });

  it('has renewals, conversions, ends and packages', () => {
    expect(agreements.some(({ detaljer }) => detaljer?.konvertertAvtalenummer?.startsWith('E'))).toBe(true);
    expect(agreements.some(({ endDate }) => endDate && endDate > '2026-12-01')).toBe(true);
    expect(offers.some(({ pakkeTilbud }) => pakkeTilbud)).toBe(true);
    expect(offers.some(({ detaljer }) => detaljer?.tfaMonthly)).toBe(true);
  });
});
