import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Boot } from '../../contract/first-page.ts';
import { BootProvider } from '../platform/boot.tsx';
import { RouterProvider, staticRouter } from '../platform/router/router.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';

it('has a title, a way back, placeholders and an announcement of the wait', () => {
  const html = renderToStaticMarkup(
    <RouterProvider value={staticRouter('/privat/forsikring/motor/detaljer/1')}>
      <BootProvider boot={{} as Boot}>
        <DetailsSkeleton />
      </BootProvider>
    </RouterProvider>,
  );
  expect(html).toContain('href="/privat/forsikring/oversikt"');
  expect(html).toMatch(/<h1[^>]*>.*Forsikrings/);
  expect(html).toMatch(/role="status"[^>]*>Henter forsikringen/);
  expect(html.split('kfp-skeleton--description').length).toBeGreaterThan(3);
});
