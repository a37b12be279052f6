import { expect, test } from 'vitest';
import { contactHtml, plainPage, plainPagePolicy } from './plain-page.ts';

test('names the bank, with its phone number and e-mail address as links', () => {
  const html = contactHtml({ navn: 'Bank & Co', telefon: '22000000', epost: 'post@eksempel.no' });
  expect(html.replaceAll('\u00a0', ' ')).toBe(
    '<p>Bank &amp; Co<br><a href="tel:+4722000000">+47 22 00 00 00</a><br>' +
      '<a href="mailto:post@eksempel.no">post@eksempel.no</a></p>',
  );
});

test('allows its own styles and scripts, and only the frames and forms that are named', () => {
  const policy = /^default-src 'none'; style-src 'sha256-[^;]+'; script-src 'self'; base-uri 'none'; (.*)$/;
  expect(policy.exec(plainPagePolicy([]))?.[1]).toBe("form-action 'none'; frame-ancestors 'none'");
  expect(policy.exec(plainPagePolicy(['https://a.example', 'https://b.example'], "'self'"))?.[1]).toBe(
    "form-action 'self'; frame-ancestors https://a.example https://b.example",
  );
});

test('escapes its title, and loads a script only if it has one', () => {
  const page = plainPage({ title: `&<>"'`, body: '' });
  expect(page).toContain('<title>&amp;&lt;&gt;&quot;&#39;</title>');
  expect(page).not.toContain('<script');
  expect(plainPage({ title: 'a', body: '', script: '/a.js' })).toContain('<script src="/a.js" defer>');
});
