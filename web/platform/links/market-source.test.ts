import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOGIN_CONTEXTS, type LoginContext } from '../../../contract/session.ts';
import {
  type MarketSource,
  marketSourceOf,
  marketSourceOfLogin,
  removeMarketSource,
  storedMarketSource,
  storeMarketSource,
} from './market-source.ts';

const PATH = '/privat/forsikring/oversikt/';

test.each<[string, string, MarketSource | null]>([
  ['?fromLo', 'sb1', 'LOFAVOR_NO'],
  ['?fromFinn', 'sb1', 'FINN'],
  ['?fromMinBil', 'sb1', 'MIN_BIL'],
  ['?fromFIFBilOst', 'sb1', 'FIFBIL_OST'],
  ['?fromFIFBilSR', 'sb1', 'FIFBIL_SR'],
  ['?fromFIFBilSNN', 'sb1', 'FIFBIL_SNN'],
  ['?fromFIFBilSMN', 'sb1', 'FIFBIL_SMN'],
  ['?fromFIFBilSMN&fromLo', 'sb1', 'LOFAVOR_NO'],
  ['?fromMinBil&fromFinn', 'sb1', 'FINN'],
  ['?fromFIFBilSR&fromFIFBilOst', 'sb1', 'FIFBIL_OST'],
  ['?kilde=fromFinn', 'sb1', 'FINN'],
  ['?fromFinn=1#topp', 'sb1', 'FINN'],
  ['#fromFinn', 'sb1', 'FINN'],
  ['?fromFinn', 'fremtind', 'FINN'],
  ['', 'fremtind', 'FREMTIND_NO'],
  ['?fromFinnmark', 'fremtind', 'FREMTIND_NO'],
  ['?fromlo', 'sb1', null],
  ['?fromFIFBilS', 'sb1', null],
  ['', 'sb1', null],
  ['', 'none', null],
])('the address %s at %s: %s', (rest, shortname, source) => {
  expect(marketSourceOf(PATH + rest, shortname)).toBe(source);
});

test.each<[LoginContext, MarketSource]>([
  ['MOBILBANK', 'MOBILBANK'],
  ['MOBILBANK_DNB', 'MOBILBANK'],
  ['NETTBANK', 'NETTBANK'],
  ['NETTBANK_DNB', 'NETTBANK'],
  ['FORSIKRING', 'KUNDEKLIENT_SKADE'],
  ['ÅPEN', 'KUNDEKLIENT_SKADE'],
])('the login context %s: %s', (context, source) => {
  expect(marketSourceOfLogin(context)).toBe(source);
  expect(LOGIN_CONTEXTS).toContain(context);
});

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('it is set once, never overwritten, and can be set again when it was removed', () => {
  storeMarketSource('FINN');
  storeMarketSource('NETTBANK');
  expect(storedMarketSource()).toBe('FINN');
  removeMarketSource();
  expect(storedMarketSource()).toBeNull();
  storeMarketSource('NETTBANK');
  expect(storedMarketSource()).toBe('NETTBANK');
});

test('a browser without storage costs nothing but the market source', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeMarketSource('FINN');
  expect(storedMarketSource()).toBeNull();
});
