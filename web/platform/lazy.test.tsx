import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ChunkLoadError, lazyComponent } from './lazy.tsx';

const Page = () => <p>Tilbudene dine</p>;

/** What a page shows, once its code has come. Throws where it can't be had. */
async function shown(Component: () => React.ReactNode): Promise<string> {
  let failure: unknown = null;
  const stream = await renderToReadableStream(<Component />, {
    onError: (error) => {
      failure = error;
    },
  });
  const html = await new Response(stream).text();
  if (failure) throw failure;
  return html;
}

test('a page whose code could not be had is there when the customer comes back to it', async () => {
  const load = vi.fn(async () => Page).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Lazy = lazyComponent('web/offers/OffersPage.tsx', load);
  await expect(shown(() => <Lazy />)).rejects.toThrow(ChunkLoadError);
  expect(await shown(() => <Lazy />)).toContain('Tilbudene dine');
});
