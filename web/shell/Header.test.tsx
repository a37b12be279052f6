import { expect, test } from 'vitest';
import { bootOf } from '../testing/boot.ts';
import { htmlOf } from '../testing/render-html.tsx';
import { Header } from './Header.tsx';
import { LogoutButton } from './LogoutButton.tsx';

test('the header has the button that logs out, as a form', () => {
  const { distributor } = bootOf();
  const html = htmlOf(
    <Header distributor={distributor} actions={<LogoutButton onLogout={() => {}} />} menu={null} />,
    { address: '/oversikt' },
  );
  expect(html).toContain('action="/privat/forsikring/oversikt/handling/logg-ut"');
  expect(html).toContain('>Logg ut<');
});
