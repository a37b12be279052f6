import { expect, it } from 'vitest';
import { htmlOf } from '../testing/render-html.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';

it('has a title, a way back, placeholders and an announcement of the wait', () => {
  const html = htmlOf(<DetailsSkeleton />, { address: '/privat/forsikring/motor/detaljer/1' });
  expect(html).toContain('href="/privat/forsikring/oversikt"');
  expect(html).toMatch(/<h1[^>]*>.*Forsikrings/);
  expect(html).toMatch(/role="status"[^>]*>Henter forsikringen/);
  expect(html.split('kfp-skeleton--description').length).toBeGreaterThan(3);
});
