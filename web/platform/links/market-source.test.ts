import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOGIN_CONTEXTS, type LoginContext } from '../../../contract/session.ts';
import { stubSessionStorage } from '../../testing/session-storage.ts';
import {
  marketSourceOf,
  marketSourceOfLogin,
  removeMarketSource,
  storedMarketSource,
  storeMarketSource,
} from './market-source.ts';

const PATH = '/privat/forsikring/oversikt/';

test.each<[string, string | undefined, string | null]>([
  ['?fromLo', undefined, 'LOFAVOR_NO'],
  ['?fromFinn', undefined, 'FINN'],
  ['?fromMinBil', undefined, 'MIN_BIL'],
  ['?fromFIFBilOst', undefined, 'FIFBIL_OST'],
  ['?fromFIFBilSR', undefined, 'FIFBIL_SR'],
  ['?fromFIFBilSNN', undefined, 'FIFBIL_SNN'],
  ['?fromFIFBilSMN', undefined, 'FIFBIL_SMN'],
  ['?fromFIFBilSMN&fromLo', undefined, 'LOFAVOR_NO'],
  ['?fromMinBil&fromFinn', undefined, 'FINN'],
  ['?fromFIFBilSR&fromFIFBilOst', undefined, 'FIFBIL_OST'],
  ['?kilde=fromFinn', undefined, 'FINN'],
  ['?fromFinn=1#topp', undefined, 'FINN'],
  ['#fromFinn', undefined, 'FINN'],
  ['?fromFinn', 'FREMTIND_NO', 'FINN'],
  ['', 'FREMTIND_NO', 'FREMTIND_NO'],
  ['?fromFinnmark', 'FREMTIND_NO', 'FREMTIND_NO'],
  ['?fromlo', undefined, null],
  ['?fromFIFBilS', undefined, null],
  ['', undefined, null],
])('for the address %s and distributor source %s, returns %s', (rest, marketSource, source) => {
  expect(marketSourceOf(PATH + rest, { marketSource })).toBe(source);
});

test.each<[LoginContext, string]>([
  ['MOBILBANK', 'MOBILBANK'],
  ['MOBILBANK_DNB', 'MOBILBANK'],
  ['NETTBANK', 'NETTBANK'],
  ['NETTBANK_DNB', 'NETTBANK'],
  ['FORSIKRING', 'KUNDEKLIENT_SKADE'],
  ['ÅPEN', 'KUNDEKLIENT_SKADE'],
])('for the login context %s, returns %s', (context, source) => {
  expect(marketSourceOfLogin(context)).toBe(source);
  expect(LOGIN_CONTEXTS).toContain(context);
});

beforeEach(() => {
  stubSessionStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('stores the market source once without overwriting, and again after removal', () => {
  storeMarketSource('FINN');
  storeMarketSource('NETTBANK');
  expect(storedMarketSource()).toBe('FINN');
  removeMarketSource();
  expect(storedMarketSource()).toBeNull();
  storeMarketSource('NETTBANK');
  expect(storedMarketSource()).toBe('NETTBANK');
});

test('stores nothing in a browser without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeMarketSource('FINN');
  expect(storedMarketSource()).toBeNull();
});
