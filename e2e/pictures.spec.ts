import { findBrowser } from '../tools/test-browser.mjs';
import { beginSession, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

/** The first view of the main pages that are ours alone, with no font of the machine's, as docs/design.md shows them; `npm run pictures` takes them anew. */
const PAGES = [
  ['overview', ''],
  ['offers', 'tilbud'],
  ['profile', 'forsikringsprofil'],
  ['purchase', 'kjopsinnganger'],
  ['error', 'feil/generell'],
] as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

const { origin } = await findBrowser();
// Another browser sets and smooths text its own way.
test.skip(
  !origin.includes('@sparticuz/chromium'),
  'the pictures are of the browser that package-lock.json pins',
);

test('the main pages look as their pictures at three widths', async ({ page }) => {
  await beginSession(page, people.kari.ssn);
  for (const [name, path] of PAGES) {
    await visit(page, OVERVIEW + path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.soft(page).toHaveScreenshot(`${name}-${size.width}.png`);
    }
  }
});
