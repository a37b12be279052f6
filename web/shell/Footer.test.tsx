import { expect, test } from 'vitest';
import { bootOf } from '../testing/boot.ts';
import { htmlOf } from '../testing/render-html.tsx';
import { Footer } from './Footer.tsx';

function footerWith(apningstider: [string, string][]): string {
  const { distributor } = bootOf();
  return htmlOf(
    <Footer bankkontakt={{ ...distributor.bankkontakt, apningstider }} distributor={distributor} />,
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
