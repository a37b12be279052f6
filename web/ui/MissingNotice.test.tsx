import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MissingNotice } from './MissingNotice.tsx';

test('has a link to the page itself where no scripts run, and promises no retry', () => {
  const html = renderToString(<MissingNotice names={['livsforsikringer']} answers={[]} />);
  expect(html).toMatch(/<noscript><a class="kfp-link" href="">Prøv igjen<\/a><\/noscript>/);
  const needsScript = /<(span|button)[^>]* class="[^"]*kfp-needs-script.*?<\/\1>/gs;
  const withoutScripts = html.replace(needsScript, '');
  expect(withoutScripts).not.toContain('Vi prøver igjen av oss selv.');
  expect(withoutScripts).not.toContain('<button');
});
