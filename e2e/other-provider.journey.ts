import { loginFrame, OVERVIEW } from './log-in.ts';
import { startOtherSiteProvider } from './other-site-provider.ts';
import { expect, startPortal, test } from './portal.ts';
import { visit } from './visit.ts';

/** A synthetic person whom no portfolio has. */
const SOMEBODY = '13919110028';

test('a login provider on another site logs in within the frame, by configuration alone', async ({
  page,
}) => {
  const provider = await startOtherSiteProvider(SOMEBODY);
  const portal = await startPortal(provider.env);
  provider.serve(portal.url);
  try {
    await visit(page, portal.url + OVERVIEW);
    await loginFrame(page).getByRole('button', { name: 'Bekreft' }).click();
    await expect(page.getByText('Hei, Nina.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Du har ingen forsikringer' })).toBeVisible();
    expect(page.frames()).toHaveLength(1);

    const context = await page.request.get(`${portal.url}/api/privat/forsikring/auth/client-context`, {
      headers: { 'X-Requested-By': 'test' },
    });
    expect(await context.json()).toEqual({ loginContext: 'FORSIKRING' });
    expect((await page.request.get(`${portal.url}/testinnlogging/auth`)).status()).toBe(404);
  } finally {
    provider.stop();
  }
});
