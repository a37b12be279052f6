import { expect, test } from 'vitest';
import { ERRORS, PURCHASE_BLOCKS } from './error-screens.ts';
import { ERROR_TYPES, isTypeOf, PURCHASE_BLOCK_TYPES } from './error-types.ts';

test.each([
  ['generell', 'Noe har gått galt', 'Prøv igjen, eller ta kontakt med oss.', false],
  ['utilgjengelig', 'Tjenesten er utilgjengelig nå', 'Prøv igjen etter klokken 06.00', false],
  ['avsluttForsikring', 'Forsikringen din kan ikke avsluttes på nett', undefined, true],
  ['alleredeAvsluttet', 'Forsikringen er allerede avsluttet', undefined, true],
  ['finnes', 'Tilsvarende produkt er allerede forsikret', undefined, true],
  ['kanIkkeSeForsikringPaaNett', 'Du kan ikke se forsikringer på nett', undefined, true],
] as const)('the error %s has the title «%s»', (type, title, lead, offersContact) => {
  const screen = ERRORS[type];
  expect(screen).toMatchObject({ title });
  expect(screen.lead).toBe(lead);
  expect(screen.contact !== undefined).toBe(offersContact);
});

test.each([
  ['under18', 'Du må ha fylt 18 år for å kjøpe forsikring på nett', undefined],
  ['generell', 'Du kan ikke kjøpe forsikring på nett', undefined],
  ['lo', 'Du kan ikke kjøpe forsikring på nett', undefined],
  ['uonsket', 'Du kan ikke kjøpe forsikring på nett', undefined],
  ['utenlandskBosted', 'Bostedsadressen din er utenfor Norge', 'Du kan ikke kjøpe forsikring på nett.'],
  ['kanIkkeSeForsikringPaaNett', 'Du kan ikke se forsikringer på nett', undefined],
] as const)('the purchase block %s has the title «%s» and offers contact', (type, title, lead) => {
  const screen = PURCHASE_BLOCKS[type];
  expect(screen).toMatchObject({ title, contact: expect.stringMatching(/\.$/) });
  expect(screen.lead).toBe(lead);
});

test.each(['finnes-ikke', 'Generell', 'constructor', '__proto__', '', undefined])('rejects %s', (type) => {
  expect(isTypeOf(ERROR_TYPES, type)).toBe(false);
  expect(isTypeOf(PURCHASE_BLOCK_TYPES, type)).toBe(false);
});
