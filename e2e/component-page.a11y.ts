import { OVERVIEW } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

test('every component in its states', async ({ page }) => {
  await visit(page, `${OVERVIEW}utvikling/komponenter`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Komponenter');
  await expectNoFindings(page);
});
