import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CheckedConfirmation, ConfirmationCheck } from '../../contract/confirmations.ts';
import { bootOf } from '../testing/boot.ts';
import { PAGE_PROPS } from '../testing/page-props.ts';
import { renderPage } from '../testing/render-page.tsx';
import { CheckPage } from './CheckPage.tsx';

const CODE = '7KQ4-M2XD-9TRB';
const VALID: CheckedConfirmation = {
  gyldig: true,
  forsikringsselskap: 'Fremtind Forsikring',
  produkt: 'Bilforsikring',
  fra: '2025-12-24',
  til: '2026-12-23',
  initialer: 'KN',
  fodselsaar: 1990,
};

function show(check?: ConfirmationCheck, address = '/oversikt/kontroll') {
  const boot = bootOf();
  return renderPage(<CheckPage {...PAGE_PROPS} />, {
    address: `/privat/forsikring${address}`,
    answers: () => {},
    boot: check ? { ...boot, confirmationCheck: check } : boot,
  });
}

const valid = (fields: Partial<CheckedConfirmation>) =>
  show({ confirmation: { ...VALID, ...fields }, code: CODE });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const written = () => screen.getByLabelText<HTMLInputElement>('Kode').value;
const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the check of a confirmation', () => {
  test('shows a valid one with its facts', () => {
    valid({});
    expect(heading()).toBe('Gyldig');
    expect(screen.getByText('Forsikringen gjelder i dag.')).toBeTruthy();
    expect(facts()).toEqual([
      ['Forsikringsselskap', 'Fremtind Forsikring'],
      ['Forsikring', 'Bilforsikring'],
      ['Periode', '24.12.2025–23.12.2026'],
      ['Initialer', 'KN'],
      ['Fødselsår', '1990'],
    ]);
    expect(written()).toBe(CODE);
    expect(document.title).toMatch(/^Gyldig – Kontroller en bekreftelse/);
  });

  test.each<[Partial<CheckedConfirmation>, string | undefined]>([
    [{ til: '2026-12-23' }, 'Til 23.12.2026'],
    [{ fra: '2025-12-24' }, 'Fra 24.12.2025'],
    [{}, undefined],
  ])('shows the known part of the period: %j', (period, text) => {
    show({ confirmation: { gyldig: true, produkt: 'Bilforsikring', ...period }, code: CODE });
    expect(facts().find(([name]) => name === 'Periode')?.[1]).toBe(text);
  });

  test('says when an insurance begins later', () => {
    valid({ fra: '2099-01-01', til: '2099-12-31' });
    expect(screen.getByText('Forsikringen gjelder fra 01.01.2099.')).toBeTruthy();
  });

  test('shows no facts of one that is not valid, and what to do', () => {
    show({ confirmation: { gyldig: false }, code: null }, `/oversikt/kontroll?kode=${CODE}`);
    expect(heading()).toBe('Ikke gyldig');
    expect(screen.getByText(/Be den som ga deg koden, om en ny bekreftelse/)).toBeTruthy();
    expect(screen.queryByRole('term')).toBeNull();
    expect(written()).toBe(CODE);
  });

  test.each([
    [503, 'Kan ikke kontrolleres nå', /Det betyr ikke at bekreftelsen er ugyldig/],
    [429, 'For mange forsøk', /Vent et minutt/],
  ] as const)('explains the status %i', (status, title, text) => {
    show({ status });
    expect(heading()).toBe(title);
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('asks for the code if it was left out', () => {
    show(undefined, '/oversikt/kontroll?kode=%20');
    const field = screen.getByRole('textbox', {
      name: 'Kode',
      description: 'Skriv koden som står i bekreftelsen.',
    });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.title).toMatch(/^Feil: Kontroller en bekreftelse/);
  });

  test('is a form that works without scripts', () => {
    show();
    const form = screen.getByRole('button', { name: 'Kontroller' }).closest('form');
    expect(form?.getAttribute('action')).toBe('/privat/forsikring/oversikt/kontroll');
    expect(form?.hasAttribute('method')).toBe(false);
    expect(form?.querySelector('input')?.name).toBe('kode');
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});
