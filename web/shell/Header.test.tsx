import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BootProvider } from '../platform/boot.tsx';
import { RouterProvider, staticRouter } from '../platform/router/router.ts';
import { bootOf } from '../testing/boot.ts';
import { Header } from './Header.tsx';
import { LogoutButton } from './LogoutButton.tsx';

test('the header has the button that logs out, as a form', () => {
  const boot = bootOf();
  const html = renderToStaticMarkup(
    <RouterProvider value={staticRouter('/oversikt')}>
      <BootProvider boot={boot}>
        <Header distributor={boot.distributor} actions={<LogoutButton onLogout={() => {}} />} menu={null} />
      </BootProvider>
    </RouterProvider>,
  );
  expect(html).toContain('action="/privat/forsikring/oversikt/handling/logg-ut"');
  expect(html).toContain('>Logg ut<');
});
