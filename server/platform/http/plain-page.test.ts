import { expect, test } from 'vitest';
import { contactHtml } from './plain-page.ts';

test('names the bank, with its phone number and e-mail address as links', () => {
  const html = contactHtml({ navn: 'Bank & Co', telefon: '22000000', epost: 'post@eksempel.no' });
  expect(html.replaceAll('\u00a0', ' ')).toBe(
    '<p>Bank &amp; Co<br><a href="tel:+4722000000">+47 22 00 00 00</a><br>' +
      '<a href="mailto:post@eksempel.no">post@eksempel.no</a></p>',
  );
});
