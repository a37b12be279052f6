import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BootProvider } from '../platform/boot.tsx';
import { bootOf } from '../testing/boot.ts';
import { Footer } from './Footer.tsx';

function footerWith(apningstider: [string, string][]): string {
  const boot = bootOf();
  const { distributor } = boot;
  return renderToStaticMarkup(
    <BootProvider boot={boot}>
      <Footer bankkontakt={{ ...distributor.bankkontakt, apningstider }} distributor={distributor} />
    </BootProvider>,
  );
}

test('the footer shows the opening hours', () => {
  expect(footerWith([['Lørdag', '10–16']])).toMatch(/Åpningstider<.*<dt>Lørdag<\/dt><dd>10–16<\/dd>/);
});

test('the footer of a bank without opening hours has no heading for them', () => {
  const html = footerWith([]);
  expect(html).not.toContain('Åpningstider');
  expect(html).not.toContain('<dl');
});
