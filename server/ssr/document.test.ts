import { expect, test } from 'vitest';
import type { FirstPageState } from '../../contract/first-page.ts';
import { firstPage } from './document.ts';
import type { WebOfLanguage } from './web.ts';

const WEB = { preloads: [], script: '/a.js', styleSheet: null, loginScript: '' } as unknown as WebOfLanguage;
const HOSTILE = '</script><script>alert(1)</script><!--';

function page(title: string): string {
  const state = { boot: { session: { kfpSessionId: '1' } }, name: HOSTILE } as unknown as FirstPageState;
  const options = { language: 'nb', title, head: '', html: '', state, styles: [], scripts: [] } as const;
  return firstPage(WEB, options).toString();
}

test('escapes markup in the data of a page', () => {
  const html = page('Tilbud');
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toContain('alert(1)</script>');
  const [, json = ''] = /id="first-page">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json).name).toBe(HOSTILE);
});

test('escapes markup in the title of a page', () => {
  expect(page(HOSTILE)).toContain('<title>&lt;/script&gt;');
});
