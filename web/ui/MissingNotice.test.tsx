import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MissingNotice } from './MissingNotice.tsx';
import { RetryMessage } from './RetryMessage.tsx';

test.each([
  [
    'a message',
    <RetryMessage key="1" tone="error" busy={false} onRetry={() => {}}>
      x
    </RetryMessage>,
  ],
  [
    'a notice',
    <MissingNotice
      key="2"
      names={['livsforsikringer']}
      retry={{ isRetrying: false, result: '', tryAgain: () => {} }}
    />,
  ],
])('%s has a link to the page itself where no scripts run, and promises no retry', (_what, element) => {
  const html = renderToString(element);
  expect(html).toMatch(/<noscript><a class="kfp-link" href="">Prøv igjen<\/a><\/noscript>/);
  const needsScript = /<(span|button)[^>]* class="[^"]*kfp-needs-script.*?<\/\1>/gs;
  const withoutScripts = html.replace(needsScript, '');
  expect(withoutScripts).not.toContain('Vi prøver igjen av oss selv.');
  expect(withoutScripts).not.toContain('<button');
});
