import { expect, test } from 'vitest';
import { LONGEST_TEXT, maskPath, scrubAll, scrubText } from './scrub.ts';

test.each([
  ['fnr 01819021887 og', 'fnr [fnr] og'],
  ['018190 21887', '[fnr]'],
  ['018190-21887', '[fnr]'],
  ['ssn01819021887x', 'ssn[fnr]x'],
  ['kari.nordmann@eksempel.no svarte', '[e-post] svarte'],
  ['ærlig.bjørn+x@post.øst.no', '[e-post]'],
  ['/kunde/kari%40eksempel.no', '/kunde/[e-post]'],
  ['ring 41234567', 'ring [telefon]'],
  ['41 23 45 67', '[telefon]'],
  ['412 34 567', '[telefon]'],
  ['+4741234567', '[telefon]'],
  ['avtale 1234567 mangler', 'avtale [tall] mangler'],
  ['EK 02031, og AB1234', '[kjennemerke], og [kjennemerke]'],
  ['OLEK02031, EK020311 og BIL', 'OLEK02031, EK[tall] og BIL'],
  ['https://bank.no/privat/x?fnr=1&epost=a#b', 'https://bank.no/privat/x'],
  ['GET /api/privat/forsikring/nbo?produkt=BIL feilet', 'GET /api/privat/forsikring/nbo feilet'],
  ['(https://bank.no/a?navn=Kari): feil', '(https://bank.no/a): feil'],
  ['https://bank.no/(a)?navn=Kari', 'https://bank.no/(a)'],
  ['hvorfor? #1', 'hvorfor? #1'],
  [`${'a'.repeat(100)}@eksempel.no`, `${'a'.repeat(36)}[e-post]`],
  [
    'http://127.0.0.1:8000/filer/browser-a1b2.js:12:34567',
    'http://127.0.0.1:8000/filer/browser-a1b2.js:12:34567',
  ],
  ['http://b.no:8000/privat/avtale/1234: feil', 'http://b.no:8000/privat/avtale/:number: feil'],
  ['http://b.no/privat/filer/browser-a123.js:12:345', 'http://b.no/privat/filer/browser-a123.js:12:345'],
  ['30 dager, 12 345 kr, versjon 1.2.3, 2026', '30 dager, 12 345 kr, versjon 1.2.3, 2026'],
])('%s becomes %s', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test('truncates a very long text of any content', () => {
  for (const part of ['a', 'a@', 'http://', '/privat/', '12345 ', '/1']) {
    expect(scrubText(part.repeat(1_000_000)).length).toBeLessThanOrEqual(LONGEST_TEXT * 2);
  }
});

test('scrubs every text of a structure except the kept names', () => {
  const value = { event_id: '01819021887', a: ['x 01819021887', 1, null], b: { c: 'a@b.no', d: undefined } };
  expect(scrubAll(value, ['event_id'])).toEqual({
    event_id: '01819021887',
    a: ['x [fnr]', 1, null],
    b: { c: '[e-post]', d: undefined },
  });
});

test.each([
  ['/privat/forsikring/oversikt/', '/privat/forsikring/oversikt/'],
  ['/avtale/1234/detaljer/7', '/avtale/:number/detaljer/:number'],
  ['/avtale/1234?fnr=01819021887', '/avtale/:number'],
  ['/avtale/A-1234567', '/avtale/:number'],
  ['/oversikt/ek%2002031/x', '/oversikt/:number/x'],
  ['/oversikt/12345.pdf', '/oversikt/:number'],
  ['/oversikt/kvittering/EK02031', '/oversikt/kvittering/:number'],
  ['/privat/forsikring/skadesaker/NICE/26-104', '/privat/forsikring/skadesaker/NICE/:number'],
  ['/skader/EIKA_SKADE/abc/vedlegg', '/skader/EIKA_SKADE/:number/vedlegg'],
  ['/skader/K/26-104', '/skader/K/:number'],
  ['/oversikt/kvittering/BIL', '/oversikt/kvittering/BIL'],
  ['/del2/v3', '/del2/v3'],
])('the path %s is masked as %s', (path, masked) => {
  expect(maskPath(path)).toBe(masked);
});
