import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeHtml, safeHtmls } from './safe-html.ts';

const ALLOWED = /<\/?(?:h[2-6]|p|ul|ol|li|strong|b|em|i)>|<br \/>|<\/a>/g;
const LINK = /<a href="(?:https:\/\/|mailto:|tel:)[^"<>\s]+" rel="noopener">/gi;
/** Returns the HTML without its allowed tags. Plain text has no angle brackets. */
const remainder = (html: string) => html.replace(ALLOWED, '').replace(LINK, '');

test.each([
  '<h2>A</h2><h3>B</h3><h4>C</h4><h5>D</h5><h6>E</h6>',
  '<p>En <strong>to</strong> <b>tre</b> <em>fire</em> <i>fem</i><br />seks</p>',
  '<ul><li>en</li><li>to</li></ul><ol><li>tre</li></ol>',
  'Blåbærsyltetøy &amp; fløte &lt;3 «sitat»',
])('keeps %s', (html) => {
  expect(safeHtml(html)).toBe(html);
});

test.each([
  'https://www.example.com/personvern?a=1#b',
  'HTTPS://example.com/',
  'mailto:post@example.com',
  'tel:+4722000000',
])('keeps a link to %s', (href) => {
  expect(safeHtml(`<a href="${href}">her</a>`)).toBe(`<a href="${href}" rel="noopener">her</a>`);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript&colon;alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com/',
  'http://example.com/',
  '//example.com/',
  '/\\example.com/',
  '\\\\example.com/',
  'https:/example.com/',
  'https:example.com',
  'https:///example.com/',
  'https://\\example.com/',
  'https://example.com\\@ond.example/',
  'https://bank.example@ond.example/',
  'https://u:p@ond.example/',
  'https://exa mple.com/',
  'https://[/',
  'https://',
  'mailto:',
  'tel:',
  '/privat/forsikring',
  'personvern.html',
  '?a=1',
  '#her',
  '',
])('replaces a link to %j with its text', (href) => {
  expect(safeHtml(`<p><a href="${href.replaceAll('"', '&quot;')}">her</a></p>`)).toBe('<p>her</p>');
});

test.each([
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  ['a script in capitals', 'a<SCRIPT SRC=//ond.example/x.js></SCRIPT>b', 'ab'],
  ['a script within a script', '<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['a script without an end', 'a<script>alert(1)', 'a'],
  ['a style', 'a<style>p{background:url(//ond.example)}</style>b', 'ab'],
  ['a frame', 'a<iframe src="//ond.example">x</iframe>b', 'ab'],
  ['a frame with a document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
  ['an object', 'a<object data="x.swf">x</object>b', 'ab'],
  ['an embedded thing', 'a<embed src="x.swf">b', 'ab'],
  ['an image with a handler', 'a<img src=x onerror=alert(1)>b', 'ab'],
  ['an svg with a handler', 'a<svg onload=alert(1)><a href="https://a.example/">x</a></svg>b', 'ab'],
  ['a link of an svg', '<svg><a xlink:href="javascript:alert(1)">x</a></svg>', ''],
  ['mathematics', 'a<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>b', 'ab'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a handler after a slash', '<p/onmouseover=alert(1)>a</p>', '<p>a</p>'],
  ['a style attribute', '<p style="position:fixed">a</p>', '<p>a</p>'],
  ['classes, ids and data', '<p class="a" id="b" data-c="d" lang="en">a</p>', '<p>a</p>'],
  ['a form', '<form action="//ond.example"><input name="a"><button>x</button></form>', ''],
  ['a base address', '<base href="//ond.example/"><p>a</p>', '<p>a</p>'],
  ['a redirection', '<meta http-equiv="refresh" content="0;url=//ond.example"><p>a</p>', '<p>a</p>'],
  ['a linked style', '<link rel="stylesheet" href="//ond.example/x.css">a', 'a'],
  ['a comment', 'a<!-- <script>alert(1)</script> -->b', 'ab'],
  ['a condition for old browsers', '<!--[if IE]><script>alert(1)</script><![endif]-->a', 'a'],
  ['a template', 'a<template><p onclick=alert(1)>x</p></template>b', 'ab'],
  ['noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  [
    'a document',
    '<!doctype html><html><head><title>x</title></head><body><p>a</p></body></html>',
    '<p>a</p>',
  ],
  ['an element of its own', '<x-a onclick=alert(1)>a</x-a>', 'a'],
  ['a table', '<table><tr><td background="//ond.example">a</td></tr></table>', '<p> a</p>'],
  [
    'the rows of a table',
    '<table>\n<tr><th>Dekning<th>Pris</tr>\n<tr><td>Kasko</td><td>100 kr</td></tr></table>',
    '<p> Dekning Pris</p>\n<p> Kasko 100 kr</p>',
  ],
  ['a table with paragraphs', '<p>a</p><table><tr><td><p>b</p></td></tr></table>c', '<p>a</p><p>b</p>c'],
  [
    'blocks',
    '<div>a</div><div><b>b<div>c</div>d</b></div><DL><dt>e<dd>f</DL>',
    '<p>a</p><p><b>b<p>c</p>d</b></p><p>e</p><p>f</p>',
  ],
  [
    'a block with allowed ones',
    '<div><h2>a</h2><p>b</p></div><div>c<br></div>d',
    '<h2>a</h2><p>b</p><p>c<br /></p>d',
  ],
  [
    'a block in a link and in emphasis',
    'a<a href="tel:1"><table> <tr><td><b><div>b</div></b></table></a><div>c</div><em>d<hr></em><div>e</div>',
    'a<a href="tel:1" rel="noopener"><p> <b><p>b</p></b></p></a><p>c</p><em>d</em><p>e</p>',
  ],
  ['a block in a paragraph', '<p>a<div>b</div></p>', '<p>a</p><p>b</p>'],
  ['a block with an angle bracket in its tag', '<div title="a>b">c</div><hr title=\'>\'>d', '<p>c</p>d'],
  ['a main heading', '<h1>a</h1>', '<h2>a</h2>'],
  ['a main heading in another', '<h1>a<a href=<b><h1>b', '<h2>a</h2><h2>b</h2>'],
  ['a link of a picture', 'a<p><a href="https://a.example/"><img src=x></a></p>b', 'ab'],
  ['empty headings', 'a<h1><p></p></h1><h2>&nbsp;</h2>b', 'ab'],
  [
    'emphasis and line breaks without text',
    'a<h2><strong>&nbsp;</strong></h2><a href="https://a.example/"><b><img src=x></b><br></a>b',
    'ab',
  ],
  ['an open heading', '<h2>a', '<h2>a</h2>'],
  ['a closed tag that was not opened', 'a</p></div>b', 'ab'],
  ['a lone angle bracket', 'a < b > c', 'a &lt; b &gt; c'],
  [
    'text that looks like tags',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ],
  [
    'a target, another rel, a download, a ping',
    '<a href="https://a.example/" target="_blank" rel="opener" download ping="//ond.example" onclick=x>a</a>',
    '<a href="https://a.example/" rel="noopener">a</a>',
  ],
  [
    'two addresses',
    '<a href="https://a.example/" href="javascript:alert(1)">a</a>',
    '<a href="https://a.example/" rel="noopener">a</a>',
  ],
  ['emphasis in a refused link', '<a href="#"><strong>a</strong></a>', '<strong>a</strong>'],
  [
    'a link after a refused one',
    '<p><a href="/x">a</a> b <a href="https://a.example/">c</a> d</p>',
    '<p>a b <a href="https://a.example/" rel="noopener">c</a> d</p>',
  ],
  ['emphasis after a refused link', '<a href="#">a</a><b>b</b> c', 'a<b>b</b> c'],
])('sanitizes %s', (_what, html, safe) => {
  const result = safeHtml(html);
  expect(result).toBe(safe);
  expect(remainder(result)).not.toMatch(/[<>]/);
});

test('returns only allowed HTML for any input, and leaves its own output unchanged', () => {
  const chunk = fc.constantFrom(
    ...['<', '>', '</', '/>', '<a href="', '<a href=', '"', "'", '=', ' ', '\n', '\u0000', '<!--', '-->'],
    ...['<![CDATA[', ']]>', '<script>', '</script>', '<svg>', '<math>', '<style>', '</style>', '<p', '<h1>'],
    ...[
      'onclick=',
      'javascript:',
      'https://',
      'mailto:',
      '&#x3c;',
      '&lt;',
      '&',
      ';',
      'a',
      '<textarea>',
      '<b>',
    ],
    ...['<noscript>', '<iframe srcdoc="', '<template>', '<title>', '<plaintext>', '<xmp>', '<select>', '<br'],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(chunk, fc.string({ maxLength: 4 })), { maxLength: 20 }), (chunks) => {
      const safe = safeHtml(chunks.join(''));
      expect(remainder(safe)).not.toMatch(/[<>]/);
      expect(safeHtml(safe)).toBe(safe);
    }),
    { numRuns: 2000 },
  );
});

describe('the work for a text is bounded', () => {
  test.each([
    ['angle brackets', '<'.repeat(20_000), '&lt;'.repeat(20_000)],
    ['nested lists', `${'<ul>'.repeat(5000)}a`, 'a'],
    ['open tags', '<p '.repeat(5000), '&lt;p '.repeat(5000).trim()],
    ['scripts', '<script>alert(1)</script>'.repeat(800), ' alert(1) '.repeat(800).trim()],
    ['character references', '&lt;'.repeat(5000), '&lt;'.repeat(5000)],
  ])('with too many %s, only its text is left', (_what, html, text) => {
    const safe = safeHtml(html);
    expect(safe).toBe(text);
    expect(safe).not.toMatch(/[<>]/);
  });

  test.each([
    ['500 tags', '<p>a</p>'.repeat(250)],
    ['4000 character references', '&amp;'.repeat(4000)],
    ['20,000 characters', 'a'.repeat(20_000)],
    ['30 levels', `${'<em>'.repeat(30)}a${'</em>'.repeat(30)}`],
  ])('with %s, its markup is kept', (_what, html) => {
    expect(safeHtml(html)).toBe(html);
  });

  test('elements below 30 levels are left out', () => {
    const [within] = safeHtml(`${'<em>'.repeat(60)}a${'</em>'.repeat(60)}`).split('a');
    expect(within).toBe('<em>'.repeat(30));
  });
});

test.each([
  ['100 heavy texts', '<p>a</p>'.repeat(250), 100, 99, 100],
  ['100 short texts', '<p>a</p>', 100, 0, 1],
  ['10,000 empty texts', '', 10_000, 2, 3],
])('other requests run between %s', async (_what, html, count, atLeast, atMost) => {
  let passed = 0;
  let isDone = false;
  const countTurn = () => {
    if (isDone) return;
    passed += 1;
    setImmediate(countTurn);
  };
  setImmediate(countTurn);
  const safe = await safeHtmls(Array.from({ length: count }, () => html));
  isDone = true;
  expect(safe).toEqual(Array.from({ length: count }, () => html));
  expect(passed).toBeGreaterThanOrEqual(atLeast);
  expect(passed).toBeLessThanOrEqual(atMost);
});
