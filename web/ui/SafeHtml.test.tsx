import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SafeHtml } from './SafeHtml.tsx';

const rendered = (html: string) => renderToStaticMarkup(<SafeHtml html={html} />);

test.each([
  '<h4>Hva</h4><p>En <strong>to <em>tre</em></strong> fire.</p><ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>',
  '<h2>a</h2><h3>b</h3><h5>c</h5><h6>d</h6><p><b>e</b><i>f</i></p>',
  'Blåbær &amp; fløte &lt;3 &lt;script&gt; &quot;x&quot; &amp;lt;',
  '<p><a href="mailto:post@example.com?a=1&amp;b=2" class="kfp-link">skriv</a></p>',
])('keeps %s', (html) => {
  expect(rendered(html)).toBe(html);
});

test.each([
  ['a line break', 'a<br />b<br>c', 'a<br/>b<br/>c'],
  ['tags in capitals', '<P>a</P>', '<p>a</p>'],
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>aalert(1)</p>'],
  ['an image', '<img src=x onerror=alert(1)>a', 'a'],
  ['a handler', '<p onclick="alert(1)" style="x">a</p>', '<p>a</p>'],
  ['a script address', '<a href="javascript:alert(1)">a</a>', 'a'],
  ['a script address after a space', '<a href=" javascript:alert(1)">a</a>', 'a'],
  ['an address without quotes', '<a href=https://a.example/>a</a>', 'a'],
  ['an open tag', '<p>a<b>b', '<p>a<b>b</b></p>'],
  ['a tag closed twice', '<p>a</p></p>b', '<p>a</p>b'],
  ['tags closed crosswise', '<b>a<i>b</b>c', '<b>a<i>b</i></b>c'],
  ['a lone angle bracket', 'a < b', 'a &lt; b'],
  ['an empty text', '', ''],
])('renders %s safely', (_what, html, markup) => {
  expect(rendered(html)).toBe(markup);
});

test('a link out of the portal opens in a new tab and says so', () => {
  expect(rendered('<a href="https://a.example/?b=1&amp;c" rel="noopener">a</a>')).toMatch(
    /^<a class="kfp-link" href="https:\/\/a\.example\/\?b=1&amp;c" target="_blank" rel="noopener">a.*åpnes i ny fane/,
  );
});
