import { BASE_PATH } from '../domain/paths.ts';
import { PAGES_TO_READ } from './every-page.ts';
import { brokenWords, cutOff, enlarge, spaceOut } from './large-text.ts';
import { beginSession, logIn, OVERVIEW, openOverview, withoutScripts } from './log-in.ts';
import { menuButton, PHONE } from './navigation.ts';
import { withoutServerTime } from './pass-time.ts';
import { people, personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { SMALLEST_TARGET, smallTargets } from './small-targets.ts';
import { openPage, visit } from './visit.ts';

const { kari } = people;

test.describe('the page from the server', () => {
  // The words are the same without scripts, in a third of the time.
  test.use({ javaScriptEnabled: false });

  test('words, amounts and registration numbers are only broken at a joint on the smallest screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openOverview(page, personNamed('Gunnar').ssn);
    const card = page.getByRole('link', {
      name: /^Gruppelivsforsikring 600 000 kr ?, 124 kroner i måneden$/,
    });
    await card.scrollIntoViewIfNeeded();
    await expect(card).toHaveText('Gruppelivsforsikring 600 000 kr124 kr/md');
    expect(await brokenWords(page)).toEqual([]);
    await openPage(page, `${OVERVIEW}kjopsinnganger?gruppe=kjoretoy`);
    await expect(page.getByRole('link', { name: 'Elsparkesykkelforsikring' })).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);
    await openPage(page, `${OVERVIEW}tilbud`);
    expect(await brokenWords(page)).toEqual([]);
  });
});

const WIDEST_PHONE = { width: 440, height: 956 };

/** The pages to which scripts add controls: tooltips, a search, buttons that copy, and one field for several files. */
const CHANGED_BY_SCRIPTS = ['/oversikt/', '/dokumenter', '/betaling', '/skadesaker/NICE/26-104417'];

/** The pages whose names, dates and amounts in cards and rows are whole also at 200 %. */
const WHOLE_WHEN_LARGE = ['/oversikt/', '/skadesaker', '/oversikt/forsikringsprofil'];

test('on a phone and on paper words and amounts are whole, also at 200 % and with text spacing, and targets are large enough for a finger', async ({
  page,
  portal,
}) => {
  await test.step('on a phone every page has whole words, room for text at 200 %, and targets that are large enough for a finger', async () => {
    await beginSession(page, kari.ssn);
    // The other pages are the same without scripts, and load faster.
    const plain = await withoutScripts(page, portal.url);
    for (const path of PAGES_TO_READ) {
      const opened = CHANGED_BY_SCRIPTS.includes(path) ? page : plain;
      await opened.setViewportSize({ width: 320, height: 640 });
      if (opened === plain) await plain.goto(BASE_PATH + path);
      else await visit(page, BASE_PATH + path);
      expect(await brokenWords(opened), path).toEqual([]);
      await enlarge(opened);
      expect(await cutOff(opened), path).toEqual([]);
      const broken = WHOLE_WHEN_LARGE.includes(path) ? await brokenWords(opened) : [];
      expect(
        broken.filter((word) => /\d[.,]\d|^\d+$|\dkr|^Oppegård|forsikring$|behandling$/.test(word)),
        path,
      ).toEqual([]);
      await enlarge(opened, 100);
      await opened.setViewportSize(PHONE);
      expect.soft(await opened.evaluate(smallTargets, SMALLEST_TARGET), path).toEqual([]);
      await opened.setViewportSize(WIDEST_PHONE);
      expect.soft(await brokenWords(opened), path).toEqual([]);
    }
    await plain.context().close();
  });

  await test.step('the words and amounts of bills and comparisons are whole on paper, and on the smallest screen at 200 % and with text spacing', async () => {
    const narrow = { width: 320, height: 640 };
    const expectWholeWhenLarge = async () => {
      await page.setViewportSize(narrow);
      await enlarge(page);
      const broken = await brokenWords(page);
      expect(broken.filter((word) => /\d[.,]\d|^sammen$|^Total$/.test(word))).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      await enlarge(page, 100);
    };
    const choose = (value: string) =>
      page.context().addCookies([{ name: 'kfp-spraak', value, domain: 'localhost', path: '/' }]);
    await choose('en');
    await visit(page, `${BASE_PATH}/betaling`);
    await expectWholeWhenLarge();

    await choose('nb');
    await visit(page, `${BASE_PATH}/betaling`);
    await expectWholeWhenLarge();
    await page.emulateMedia({ media: 'print' });
    // A4 with the margins of Firefox.
    await page.setViewportSize({ width: 690, height: 900 });
    expect(await brokenWords(page)).toEqual([]);
    await page.emulateMedia({ media: null });
    await page.setViewportSize(narrow);
    await spaceOut(page);
    await page.locator('main details').evaluateAll((all) => {
      for (const each of all as HTMLDetailsElement[]) each.open = true;
    });
    expect((await brokenWords(page)).filter((word) => word.endsWith('forsikring'))).toEqual([]);

    await visit(page, OVERVIEW);
    await spaceOut(page);
    const right = async (place: string) => {
      const box = await page.locator(place).last().boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    expect(await right('.kfp-smileys__ends > span')).toBe(await right('.kfp-smiley'));

    await beginSession(page, personNamed('Marit').ssn);
    await visit(page, `${OVERVIEW}tilbud/sammenlign?system=NICE&tilbud=55019001`);
    await expectWholeWhenLarge();
  });
});

test('text at 200 % is not cut off: page, «Meny», footer, error, cookies, time-out, illustration', async ({
  page,
}) => {
  await page.clock.install();
  await withoutServerTime(page);
  await page.setViewportSize(PHONE);
  await logIn(page, kari.ssn);
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  await enlarge(page);
  await menuButton(page).click();
  expect(await cutOff(page)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  const words = await page.locator('.kfp-hero__text').boundingBox();
  const drawing = await page.locator('.kfp-hero__drawing').boundingBox();
  expect(words && words.y + words.height).toBeLessThanOrEqual(drawing?.y ?? 0);
  for (const [path, text] of [
    ['../motor/detaljer/81030354', 'egenandel 2 000 kr'],
    ['tilbud', '562,50 kr/md'],
    ['../betaling', '2 094,50 kr'],
    ['sikkerhet', 'Innlogginger nå'],
  ] as const) {
    await visit(page, OVERVIEW + path);
    await enlarge(page);
    await expect(page.locator('main').getByText(text).first()).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);
  }
  await page.setViewportSize(PHONE);

  await visit(page, `${OVERVIEW}feil/avsluttForsikring`);
  await enlarge(page);
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole('button', { name: 'Endre informasjonskapsler' }).click();
  await expect(page.getByRole('dialog', { name: 'Velg informasjonskapsler' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.clock.fastForward(1_800_000 - 50_000);
  await expect(page.getByRole('alertdialog', { name: 'Du blir snart logget ut' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
});
