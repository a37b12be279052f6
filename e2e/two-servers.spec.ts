import { missingForCluster, startCluster } from '../server/testing/cluster.ts';
import { logInInTheFrame } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const kari = personNamed('Kari');
const heading = { level: 1 } as const;
const missing = missingForCluster();

test('overview and profile work for a customer whose requests go to two servers', async ({ page }) => {
  test.skip(missing.length > 0, missing.join(' '));
  const cluster = await startCluster({ LOG_LEVEL: 'error', FIRST_PAGE_MS: '5000' });
  try {
    await logInInTheFrame(page, kari.ssn, { origin: cluster.url });
    await expect(page).toHaveURL(/oversikt\/?$/);
    await page.getByRole('link', { name: 'Profil' }).click();
    await expect(page.getByRole('heading', heading)).toHaveText('Forsikringsprofil');
    await visit(page, page.url());
    await expect(page.getByRole('heading', heading)).toHaveText('Forsikringsprofil');
  } finally {
    await page.close();
    await cluster.stop();
  }
});
