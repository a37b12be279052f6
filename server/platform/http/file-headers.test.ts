import { expect, test } from 'vitest';
import { fileHeaders } from './file-headers.ts';

const dispositionOf = (name: string) => fileHeaders('application/pdf', name, 1)['content-disposition'];

test.each([
  ['Forsikringsbevis.pdf', `inline; filename="Forsikringsbevis.pdf"; filename*=UTF-8''Forsikringsbevis.pdf`],
  [
    'Vilkår, båt (2026).pdf',
    `inline; filename="Vilkar, bat (2026).pdf"; filename*=UTF-8''Vilk%C3%A5r%2C%20b%C3%A5t%20%282026%29.pdf`,
  ],
  ['Ærlig Ønske.pdf', `inline; filename="aerlig onske.pdf"; filename*=UTF-8''%C3%86rlig%20%C3%98nske.pdf`],
  ['../a"b\r\nx: y.pdf', `inline; filename=".. a b x y.pdf"; filename*=UTF-8''..%20a%20b%20x%20y.pdf`],
  ['🚗 \ud800.pdf', `inline; filename="__ _.pdf"; filename*=UTF-8''%F0%9F%9A%97%20%EF%BF%BD.pdf`],
])('encodes the file name %j in the header', (name, disposition) => {
  expect(dispositionOf(name)).toBe(disposition);
});

test('displays a file without caching it and without permissions', () => {
  expect(fileHeaders('text/calendar', 'a.ics', undefined)).toEqual({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="a.ics"; filename*=UTF-8''a.ics`,
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'cache-control': 'no-store',
  });
  expect(fileHeaders('application/json', 'a.json', 7)).toMatchObject({
    'content-type': 'application/json',
    'content-disposition': `attachment; filename="a.json"; filename*=UTF-8''a.json`,
    'content-length': '7',
  });
});

test('allows what Safari’s viewer of PDFs needs', () => {
  expect(fileHeaders('application/pdf', 'a.pdf', 1)['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; " +
      'sandbox allow-same-origin allow-scripts allow-modals allow-downloads',
  );
});
