import { expect, test } from 'vitest';
import type { FirstPageState } from '../../contract/first-page.ts';
import { firstPage, pagePolicy } from './document.ts';
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

test('the policy of a page allows our host, its own styles and the given origins', () => {
  const options = {
    frameAncestors: [],
    loginOrigins: ['https://login.example'],
    formOrigins: ['https://form.example'],
    connectOrigins: ['https://connect.example'],
    styles: [{ hash: 'aGFzaA==', element: Buffer.alloc(0) }],
  };
  const policy = pagePolicy(options);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'sha256-aGFzaA=='",
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://connect.example",
    "frame-src 'self' https://login.example",
    "form-action 'self' https://form.example",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]);
  const framed = pagePolicy({ ...options, frameAncestors: ['https://a.example', 'https://b.example'] });
  expect(framed).toBe(policy.replace("ancestors 'none'", 'ancestors https://a.example https://b.example'));
});
