import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PAGE_PROPS } from '../testing/page-props.ts';
import { renderPage } from '../testing/render-page.tsx';
import { LanguagePage } from './LanguagePage.tsx';

test('each language has its name in that language, and the chosen one is marked', () => {
  renderPage(<LanguagePage {...PAGE_PROPS} />, { answers: () => {} });
  const choices = ['Bokmål', 'Nynorsk', 'English'].map((name) => screen.getByRole('button', { name }));
  expect(choices.map((each) => [each.lang, each.getAttribute('aria-current')])).toEqual([
    ['nb', 'true'],
    ['nn', 'false'],
    ['en', 'false'],
  ]);
});
