import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readable } from './readable.tsx';

/** Returns the rendered text, with joints as '-' and unbreakable parts in brackets. */
function shown(text: string): string {
  return renderToStaticMarkup(readable(text))
    .replaceAll('<span class="kfp-joint"></span>', '-')
    .replace(/<span class="kfp-unit">(.*?)<\/span>/g, '[$1]');
}

test.each([
  ['Gruppelivsforsikring', 'Gruppelivs-forsikring'],
  ['Fritidsulykkesforsikring', 'Fritids-ulykkes-forsikring'],
  ['Alle informasjonskapsler her', 'Alle informasjons-kapsler her'],
  ['Forsikringsoversikt', 'Forsikrings-oversikt'],
  ['Forsikringsprofil', 'Forsikrings-profil'],
  ['Forsikringsdokumenter og kundeprogrammet', 'Forsikrings-dokumenter og kunde-programmet'],
  ['Elsparkesykkelforsikring', 'Elsparke-sykkel-forsikring'],
  ['Kollektiv hjemforsikring', 'Kollektiv hjem-forsikring'],
  ['Stønadskasse', 'Stønads-kasse'],
  ['Oppdater kilometerstanden', 'Oppdater kilometer-standen'],
  ['Registreringsnummer', 'Registrerings-nummer'],
  ['Bostedsadressen', 'Bosteds-adressen'],
  ['Dokumenter og profil', 'Dokumenter og profil'],
  ['trafikkforsikringsavgift', 'trafikk-forsikringsavgift'],
  ['Bilforsikring og forsikringene', 'Bilforsikring og forsikringene'],
  ['Volvo V60, EL 04821', 'Volvo V60, [EL 04821]'],
  ['Standard, 1 000 000 kr', 'Standard, [1 000 000 kr]'],
  ['Pioner 13, påhengsmotor', 'Pioner 13, påhengsmotor'],
  ['', ''],
])('breaks %s as %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('keeps the unit of a price unbroken, and gives screen readers the spoken form', () => {
  expect(renderToStaticMarkup(readable('fra 59 kr/md.'))).toBe(
    'fra 59 <span class="kfp-unit" data-spoken="kroner i måneden"><span aria-hidden="true">kr/md</span></span>.',
  );
});

test('returns a node that is not text unchanged', () => {
  expect(readable(null)).toBe(null);
});
