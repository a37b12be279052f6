import type { IncomingMessage, ServerResponse } from 'node:http';
import { INTERACTION_PATH, type RealProvider, startRealProvider } from '../server/testing/real-provider.ts';
import { freePort } from '../tools/free-port.mjs';
import { OVERVIEW, withoutScripts } from './log-in.ts';
import { expect, type Portal, startPortal, test } from './portal.ts';
import { untilHydrated, visit } from './visit.ts';

const IN_FRAMES = { sameSite: 'none', secure: true } as const;

let provider: RealProvider;
test.afterEach(() => provider.stop());

/** Starts a portal and a login provider on another site, like a bank's: 127.0.0.1 instead of localhost. */
async function startWith(env: Record<string, string> = {}): Promise<Portal> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  provider = await startRealProvider({
    client: {
      redirect_uris: [`${origin}/api/privat/forsikring/auth/callback`],
      post_logout_redirect_uris: [`${origin + OVERVIEW}utlogget`],
    },
    configuration: {
      cookies: { keys: ['other'], long: IN_FRAMES, short: IN_FRAMES },
      enableHttpPostMethods: true,
    },
  });
  provider.instead = askToConfirm;
  return await startPortal({ ...provider.env, ...env, PORT: String(port) });
}

/** Shows a page with a button before a login. Returns whether it did. */
function askToConfirm({ url = '', method }: IncomingMessage, response: ServerResponse): boolean {
  if (!url.startsWith(INTERACTION_PATH) || method === 'POST') return false;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    '<!doctype html><html lang="nb"><title>Bank</title><form method="post"><button>Bekreft</button></form>',
  );
  return true;
}

test('if the login frame of another site shows nothing, the page says so, and the login works in the whole window', async ({
  page,
}) => {
  const portal = await startWith();
  await page.clock.install();
  await visit(page, portal.url + OVERVIEW);
  await page.clock.fastForward(8_000);
  await expect(page.getByText('ikke ut til at innloggingen vises')).toBeVisible();
  await page.getByRole('link', { name: 'Åpne innloggingen i hele vinduet' }).click();
  await page.getByRole('button', { name: 'Bekreft' }).click();
  await expect(page.getByText('Hei, Nina.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Du har ingen forsikringer' })).toBeVisible();

  const context = await page.request.get(`${portal.url}/api/privat/forsikring/auth/client-context`, {
    headers: { 'X-Requested-By': 'test' },
  });
  expect(await context.json()).toEqual({ loginContext: 'FORSIKRING' });
  expect((await page.request.get(`${portal.url}/testinnlogging/auth`)).status()).toBe(404);
});

test('with LOGIN_MODE=window the login uses the whole window, keeps the requested page, and logging out ends it', async ({
  page,
}) => {
  const portal = await startWith({ LOGIN_MODE: 'window' });
  await visit(page, `${portal.url + OVERVIEW}forsikringsprofil`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('link', { name: 'Logg inn', exact: true }).click();
  await page.getByRole('button', { name: 'Bekreft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsprofil');

  await untilHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  // The provider library's own confirmation page.
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(`${portal.url + OVERVIEW}utlogget`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er logget ut');
});

test('with LOGIN_MODE=window login and logout need none of our scripts, also if the provider accepts no form', async ({
  page,
}) => {
  const portal = await startWith({ LOGIN_MODE: 'window' });
  provider.instead = (request, response) => {
    if (request.method !== 'POST' || request.url !== '/session/end') return askToConfirm(request, response);
    response.writeHead(405).end();
    return true;
  };
  await visit(page, portal.url + OVERVIEW);
  const plain = await withoutScripts(page);
  await plain.goto(portal.url + OVERVIEW);
  await plain.getByRole('link', { name: 'Logg inn', exact: true }).click();
  await plain.getByRole('button', { name: 'Bekreft' }).click();
  await expect(plain.getByText('Hei, Nina.')).toBeVisible();

  await plain.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  await plain.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(plain).toHaveURL(`${portal.url + OVERVIEW}utlogget`);
  await plain.context().close();
});
