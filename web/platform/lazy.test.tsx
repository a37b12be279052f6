import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ChunkLoadError, lazyComponent } from './lazy.tsx';

const Page = () => <p>Tilbudene dine</p>;

/** Returns the HTML of a component after its code has loaded. Throws if loading fails. */
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

test('loads a page again after its code failed to load', async () => {
  const load = vi.fn(async () => Page).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Lazy = lazyComponent('web/offers/OffersPage.tsx', load);
  await expect(shown(() => <Lazy />)).rejects.toThrow(ChunkLoadError);
  expect(await shown(() => <Lazy />)).toContain('Tilbudene dine');
});
