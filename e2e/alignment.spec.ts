import type { Locator, Page } from '@playwright/test';
import { importCustomers } from './import-customers.ts';
import { enlarge } from './large-text.ts';
import { beginSession } from './log-in.ts';
import { menuButton, PHONE } from './navigation.ts';
import { people, personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { SMALLEST_TARGET, smallTargets } from './small-targets.ts';
import { beginVisit, openPage, untilHydrated } from './visit.ts';

const { kari } = people;
const INSURANCE = '/privat/forsikring';
const JPEG = {
  name: 'tak.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(1000, 'x')]),
};
const NARROW = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };
/** The width of the focus outline, with its distance from the element. */
const OUTLINE = 6;

// The content is the same without scripts, in a third of the time.
test.use({ javaScriptEnabled: false });

const open = async (page: Page, path: string, size = PHONE, { ssn } = kari, origin = '') => {
  await page.setViewportSize(size);
  await beginSession(page, ssn, { origin });
  await openPage(page, origin + INSURANCE + path);
  await page.waitForLoadState();
};

const boxOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().toJSON());

test('the button next to an offer of several lines keeps its height', async ({ page }) => {
  await open(page, '/oversikt/tilbud/sammenlign?system=NICE&tilbud=55010495&ulikt=ja');
  const button = await boxOf(page.locator('.kfp-compare__offers .kfp-button'));
  const text = await boxOf(page.locator('.kfp-compare__offers li > span'));
  expect(button.height).toBeLessThan(text.height);
  expect(button.y + button.height / 2).toBeCloseTo(text.y + text.height / 2, 0);

  const choice = await boxOf(page.getByRole('link', { name: 'Vis alt' }));
  expect((await boxOf(page.getByText(/^\s*Viser \d/))).x).toBeGreaterThanOrEqual(choice.right + 8);
});

test('lines of facts neither begin nor end with a dot', async ({ page }) => {
  await open(page, '/skadesaker');
  await expect(page.locator('.kfp-inline-fact').first()).toBeVisible();
  for (const size of [PHONE, NARROW]) {
    await page.setViewportSize(size);
    expect(await dotsAtEnds(page)).toEqual([]);
  }
  await open(page, '/oversikt/sikkerhet');
  await expect(page.locator('.kfp-inline-fact').first()).toBeVisible();
  expect(await dotsAtEnds(page)).toEqual([]);
});

/** Returns the facts whose dot is visible at the beginning or the end of a line. */
async function dotsAtEnds(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('.kfp-inline-fact')]
      .filter((fact) => {
        const { parentElement, previousElementSibling, nextElementSibling, textContent } = fact;
        const isBelow = (later: Element | null, earlier: Element | null) =>
          !!later && !!earlier && later.getBoundingClientRect().top > earlier.getBoundingClientRect().top;
        if (textContent.endsWith('·')) return isBelow(nextElementSibling, fact);
        if (!textContent.startsWith('·') || !isBelow(fact, previousElementSibling)) return false;
        const range = document.createRange();
        range.setStart(fact.firstChild ?? fact, 0);
        range.setEnd(fact.firstChild ?? fact, 1);
        const styles = getComputedStyle(parentElement ?? fact);
        const cut = Number.parseFloat(styles.clipPath.split(' ').at(-1) ?? '0');
        const left = (parentElement ?? fact).getBoundingClientRect().left;
        return !(range.getBoundingClientRect().right <= left + cut);
      })
      .map(({ textContent }) => textContent),
  );
}

test('no card cuts off the outline of a focused row or link', async ({ page }) => {
  for (const [path, place] of [
    ['/meldinger', '.kfp-message-row'],
    ['/motor/detaljer/81030354', '.kfp-renewal__link'],
  ] as const) {
    await open(page, path, DESKTOP);
    expect(await page.locator(place).last().evaluate(cutters, OUTLINE), path).toEqual([]);
  }
});

/** Returns the ancestors that cut off what is up to a distance around an element. */
function cutters(element: Element, distance: number): string[] {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const found: string[] = [];
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    const box = parent.getBoundingClientRect();
    const isInside =
      left - distance >= box.left &&
      right + distance <= box.right &&
      top - distance >= box.top &&
      bottom + distance <= box.bottom;
    if (getComputedStyle(parent).overflow !== 'visible' && !isInside) found.push(parent.className);
  }
  return found;
}

test('the focus outline of an earlier invoice does not cross its text', async ({ page }) => {
  await open(page, '/betaling', DESKTOP);
  const row = page.locator('.kfp-invoices__list summary').first();
  const text = await boxOf(row.locator('.kfp-invoices__summary'));
  expect(text.x - (await boxOf(row)).x).toBeGreaterThanOrEqual(OUTLINE);
});

test('the first cards of two columns begin on one line', async ({ page }) => {
  for (const path of ['/motor/detaljer/81030354', '/oversikt/deling']) {
    await open(page, path, DESKTOP);
    const tops = await page
      .locator('.kfp-columns > div')
      .evaluateAll((columns) =>
        columns.map((column) => column.querySelector('.jkl-card')?.getBoundingClientRect().top),
      );
    expect(tops[0], path).toBe(tops[1]);
  }
});

test('cards are equally far below their headings, and have equal padding', async ({ page }) => {
  await open(page, '/motor/detaljer/81030354', DESKTOP);
  await expect(page.getByRole('heading', { name: 'Dokumenter' })).toBeVisible();
  const sides = await page.locator('.kfp-columns > :last-child section').evaluateAll((sections) =>
    sections.map((section) => {
      const [heading, content] = [...section.children];
      const card = section.querySelector('.jkl-card') ?? section;
      return [
        (content?.getBoundingClientRect().top ?? 0) - (heading?.getBoundingClientRect().bottom ?? 0),
        Number.parseFloat(getComputedStyle(card).paddingInlineStart),
      ];
    }),
  );
  expect(sides.length).toBeGreaterThan(2);
  expect(new Set(sides.map(([gap]) => gap))).toEqual(new Set([16]));
  expect(sides[0]?.[1]).toBe(sides[1]?.[1]);
});

test('the help texts of a sharing have room between their lines', async ({ page }) => {
  await open(page, '/oversikt/deling');
  for (const help of await page.locator('.kfp-checkbox__help, .kfp-invite__help').all()) {
    await expect(help).toHaveCSS('line-height', '24px');
  }
});

test('answers of the cover search are in one line where their pictures are left out', async ({ page }) => {
  await open(page, '/oversikt/dekning?sok=sykkel', NARROW);
  const card = page.locator('.kfp-cover__card').first();
  const name = await boxOf(card.getByRole('heading'));
  expect(name.x).toBe((await boxOf(card.locator('.kfp-cover__amounts'))).x);

  await open(page, '/oversikt/dekning', DESKTOP);
  const box = await boxOf(page.locator('.kfp-cover__box'));
  expect(box.right).toBe((await boxOf(page.locator('.kfp-cover__form'))).right);
});

test('the name of an insurance has the width of the bill where its share is long', async ({ page }) => {
  await open(page, '/betaling', NARROW, personNamed('Anne-Charlotte'));
  const row = page.locator('.kfp-invoice__shares tbody > tr').first();
  const name = await boxOf(row.locator('th'));
  expect(name.width).toBeGreaterThan((await boxOf(row)).width * 0.9);
});

test('the lines between what can be bought meet in both columns', async ({ page }) => {
  await open(page, '/oversikt/kjopsinnganger?gruppe=kjoretoy', DESKTOP);
  const tops = await page
    .locator('.kfp-purchase__links')
    .first()
    .locator('li')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)));
  expect(tops.length).toBe(5);
  expect(tops.slice(3)).toEqual(tops.slice(0, 2));
});

test('the picture of a sharing stays round with large text, and the links of the profile apart', async ({
  page,
}) => {
  // Other tests must not see the invitation.
  const { url } = await startPortal();
  await open(page, '/oversikt/deling', PHONE, kari, url);
  await page.getByLabel('Fødselsnummer').fill(people.jonas.ssn);
  await page.getByRole('button', { name: 'Send invitasjon' }).click();
  const picture = page.locator('.kfp-sharing > .kfp-tile').first();
  await expect(picture).toBeVisible();
  expect(await page.evaluate(smallTargets, SMALLEST_TARGET)).toEqual([]);
  await enlarge(page);
  const { width, height } = await boxOf(picture);
  expect(width).toBe(height);
  await enlarge(page, 100);

  await open(page, '/oversikt/forsikringsprofil', DESKTOP);
  const above = await boxOf(page.getByRole('link', { name: /^Meldingene dine/ }));
  const below = await boxOf(page.getByRole('link', { name: 'Del med noen' }).first());
  expect(below.y - above.bottom).toBeGreaterThanOrEqual(8);
});

test('paper has neither marks of new tabs nor arrows', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/betaling', '/motor/detaljer/81030354']) {
    await open(page, path);
    await expect(page.locator('main [target] .kfp-icon').first()).toBeAttached();
    await expect(page.locator('main :is([target] .kfp-icon, summary > .kfp-icon):visible')).toHaveCount(0);
  }
});

test('the ends of the scale of satisfaction have room between their lines', async ({ page }) => {
  await open(page, '/oversikt/tilbud');
  await expect(page.locator('.kfp-smileys__ends')).toHaveCSS('line-height', '24px');
});

test('without scripts the first year of documents is as far below the text as with a search', async ({
  page,
}) => {
  await open(page, '/dokumenter');
  const text = await boxOf(page.getByText('Forsikringsbevis, vilkår, fakturaer og brev fra oss.'));
  expect((await boxOf(page.locator('.kfp-documents__year').first())).y - text.bottom).toBe(32);
});

test('the text about a missing account is apart from the lines above it', async ({ page }) => {
  const portal = await startPortal();
  const invoice = {
    id: '1',
    systemSource: 'NICE',
    forfallsdato: '2099-12-20',
    belop: 100,
    status: 'KOMMENDE',
  };
  await importCustomers(portal, [{ ssn: people.jonas.ssn, navn: 'Jonas Bakken', fakturaer: [invoice] }]);
  await open(page, '/betaling', PHONE, people.jonas, portal.url);
  const above = await boxOf(page.getByText('Betal innen 20.12.2099'));
  expect((await boxOf(page.getByText(/^Vi har ikke kontonummeret her/))).y - above.bottom).toBe(12);
});

test('unread messages next to one or many insurances have a heading, and start level with the first card', async ({
  page,
}) => {
  const portal = await startPortal();
  const { ssn } = people.jonas;
  const names = ['BIL', 'HUS', 'REISE', 'INNBO', 'BAAT', 'HEST'];
  const insurances = names.map((productType, index) => ({
    policyNumber: `4${index}`,
    name: productType,
    productType,
    systemSource: 'NICE',
  }));
  const meldinger = [{ id: '1', systemSource: 'NICE', tittel: 'Hei', dato: '2026-11-01' }];
  for (const avtaler of [insurances.slice(0, 1), insurances]) {
    await importCustomers(portal, [{ ssn, navn: 'Jonas Bakken', avtaler, meldinger }]);
    await open(page, '/oversikt/', DESKTOP, people.jonas, portal.url);
    const heading = page.getByRole('heading', { name: '1 ulest melding' });
    const rows = page.locator('.kfp-agreement-side .kfp-task-rows').first();
    // Several insurances have headings above too.
    const level = avtaler.length > 1 ? rows : heading;
    expect((await boxOf(page.locator('.kfp-agreement').first())).y).toBe((await boxOf(level)).y);
    expect((await boxOf(rows)).y).toBeGreaterThan((await boxOf(heading)).bottom);
  }
});

test('without a renewal, the choices of an insurance are equally close to both edges of their card', async ({
  page,
}) => {
  await open(page, '/motor/detaljer/81030628');
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const rows = page.locator('.kfp-renewal__choices > li');
    const [card, first, last] = await Promise.all(
      [page.locator('.kfp-renewal'), rows.first(), rows.last()].map(boxOf),
    );
    expect(first.y - card.y).toBe(card.bottom - last.bottom);
  }
});

test('links back look the same on a page and on an error page', async ({ page }) => {
  const looks: unknown[] = [];
  for (const path of ['/motor/detaljer/81030354', '/oversikt/feil/generell']) {
    await open(page, path);
    const link = page.locator('main a:has(> .kfp-icon)').first();
    const text = await boxOf(link.locator('span').first());
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const { width, x } = await boxOf(link.locator('.kfp-icon'));
    const { textUnderlineOffset } = await link
      .locator('span')
      .first()
      .evaluate((span) => getComputedStyle(span));
    looks.push({ width, indent: text.x - x, textUnderlineOffset, above: title.y - text.bottom });
  }
  expect(looks[0]).toEqual(looks[1]);
});

test('the ways on after a logout everywhere are apart', async ({ page }) => {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await openPage(page, `${INSURANCE}/oversikt/utlogget-overalt`);
    const call = await boxOf(page.getByRole('link', { name: /^Ring oss/ }));
    const login = await boxOf(page.getByRole('link', { name: 'Logg inn igjen' }));
    expect(Math.max(login.x - call.right, login.y - call.bottom)).toBe(12);
  }
});

test('a list of rows begins at the inset of its card', async ({ page }) => {
  await open(page, '/oversikt/sikkerhet', DESKTOP);
  const card = await boxOf(page.locator('.kfp-section-card').first());
  const row = await boxOf(page.locator('.kfp-section-card li > :is(.kfp-tile, div)').first());
  expect(row.y - card.y).toBeLessThanOrEqual(26);

  await open(page, '/oversikt/tilbud/sammenlign?system=NICE&tilbud=55010495', DESKTOP);
  const table = page.locator('.kfp-compare__card');
  const head = await boxOf(table.locator('thead th > *').last());
  const last = await boxOf(table.locator('tbody tr').last().locator('th > *'));
  expect(head.y - (await boxOf(table)).y).toBe(24);
  expect((await boxOf(table)).bottom - last.bottom).toBe(24);
});

test('the buttons of a sharing have one size, and its bar equal room above and below', async ({ page }) => {
  const { url } = await startPortal();
  await page.setViewportSize(PHONE);
  await beginSession(page, kari.ssn, { origin: url });
  await openPage(page, `${url}${INSURANCE}/oversikt/deling`);
  await page.getByLabel('Fødselsnummer').fill(people.jonas.ssn);
  await page.getByRole('button', { name: 'Send invitasjon' }).click();
  const picture = page.locator('.kfp-sharing > .kfp-tile').first();
  const card = page.locator('.kfp-section-card').filter({ has: picture });
  await expect(picture).toBeVisible();
  expect((await boxOf(picture)).y - (await boxOf(card)).y).toBe(16);

  await page.context().clearCookies({ name: 'kfp-session' });
  await beginSession(page, people.jonas.ssn, { origin: url });
  await openPage(page, `${url}${INSURANCE}/oversikt/deling`);
  await page.getByRole('button', { name: /^Godta delingen/ }).click();
  const see = page.getByRole('link', { name: /^Se forsikringene/ });
  await expect(see).toBeVisible();
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    const end = await boxOf(page.getByRole('button', { name: /^Avslutt delingen/ }));
    expect((await boxOf(see)).height).toBe(end.height);
  }
  const text = await see.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getBoundingClientRect().toJSON();
  });
  const { y, height } = await boxOf(see);
  expect(Math.abs(text.y + text.height / 2 - y - height / 2)).toBeLessThanOrEqual(1);
  await see.click();
  const bar = page.getByRole('region', { name: 'Deling' });
  const back = await boxOf(bar.getByRole('link').locator('span'));
  const above = (await boxOf(bar.locator('p'))).y - (await boxOf(bar)).y;
  expect(Math.abs(above - ((await boxOf(bar)).bottom - back.bottom))).toBeLessThanOrEqual(4);
});

test('facts are equally far below titles of one and of several lines', async ({ page }) => {
  await open(page, '/dokumenter', NARROW, personNamed('Anne-Charlotte'));
  await expect(page.locator('.kfp-document').first()).toBeVisible();
  const gaps = await page.locator('.kfp-document').evaluateAll((rows) =>
    rows.map((row) => {
      const title = row.querySelector('a > span')?.getBoundingClientRect();
      const about = row.querySelector('.kfp-document__about')?.getBoundingClientRect();
      return Math.round((about?.top ?? 0) - (title?.bottom ?? 0));
    }),
  );
  expect(gaps.length).toBeGreaterThan(3);
  expect(new Set(gaps).size).toBe(1);
});

test('amounts of a cover are as far apart as the facts of an insurance', async ({ page }) => {
  await open(page, '/oversikt/dekning?sok=sykkel', DESKTOP);
  const [sum, deductible] = await page.locator('.kfp-cover__card .kfp-facts > div').all();
  expect(sum && deductible && (await boxOf(deductible)).x - (await boxOf(sum)).right).toBe(40);
  await expect(page.locator('.kfp-cover__unread > ul')).toHaveCSS('row-gap', '8px');
});

test('the claims of the overview start level with the first insurance', async ({ page }) => {
  await open(page, '/oversikt/', DESKTOP);
  const claims = await boxOf(page.locator('.kfp-agreement-side .kfp-task-rows').first());
  expect((await boxOf(page.locator('.kfp-agreement').first())).y).toBe(claims.y);
});

test('the files of my data are as close as the links of the footer', async ({ page }) => {
  await open(page, '/oversikt/sikkerhet');
  const read = await boxOf(page.getByRole('link', { name: /^Les som PDF/ }));
  const load = await boxOf(page.getByRole('link', { name: 'Last ned som JSON' }));
  expect(load.y - read.y).toBe(44);
});

test('the bars of costs next to each other are on one line', async ({ page }) => {
  await page.context().addCookies([{ name: 'kfp-spraak', value: 'en', domain: 'localhost', path: '/' }]);
  await open(page, '/oversikt/', { width: 768, height: 1024 });
  const areas = await page.locator('.kfp-costs__areas > *').evaluateAll((cells) =>
    cells.map((cell) => ({
      top: cell.getBoundingClientRect().top,
      bar: cell.lastElementChild?.getBoundingClientRect().top,
    })),
  );
  const rows = Map.groupBy(areas, ({ top }) => top);
  expect(rows.size).toBeLessThan(areas.length);
  for (const row of rows.values()) expect(new Set(row.map(({ bar }) => bar)).size).toBe(1);
});

test('folded tasks and documents show the pointer', async ({ page }) => {
  await open(page, '/oversikt/', DESKTOP);
  const fold = page.locator('.kfp-task-fold > summary');
  const background = () => fold.evaluate((line) => getComputedStyle(line).backgroundColor);
  const before = await background();
  await fold.hover();
  await expect.poll(background).not.toBe(before);

  await open(page, '/dokumenter', DESKTOP);
  const link = page.locator('.kfp-document__link').first();
  await link.hover();
  await expect(link.locator('span').first()).toHaveCSS('text-decoration-thickness', '2px');
});

test('sessions and activities of a narrow phone begin no line with a dot, nor below their picture', async ({
  page,
}) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  const origin = await beginSession(page, kari.ssn, { origin: portal.origin('sbm') });
  await page.setViewportSize(NARROW);
  await openPage(page, `${origin}${INSURANCE}/oversikt/sikkerhet`);
  await expect(page.locator('.kfp-timeline .kfp-inline-fact', { hasText: 'Fremtind' })).toBeVisible();
  expect(await dotsAtEnds(page)).toEqual([]);

  const session = page.locator('.kfp-security__session').first();
  const tag = await boxOf(session.getByText('Denne', { exact: true }));
  const device = await boxOf(session.locator('strong'));
  expect(tag.y).toBeGreaterThan(device.bottom);
  expect(Math.abs(tag.x - device.x)).toBeLessThanOrEqual(8);
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('the outline of a focused file button is easy to see', async ({ page }) => {
    await open(page, '/skadesaker/NICE/26-104417');
    await untilHydrated(page);
    const file = page.getByLabel('Velg filer');
    await menuButton(page).press('Tab');
    await file.focus();
    await expect(page.locator('.kfp-file').first()).toHaveCSS('outline-color', 'rgb(27, 25, 23)');
  });

  test('the first year of documents is not far below the search, and the text for no hits not close', async ({
    page,
  }) => {
    await open(page, '/dokumenter');
    await untilHydrated(page);
    const chips = await boxOf(page.locator('.kfp-documents__search .kfp-chips'));
    const year = await boxOf(page.locator('.kfp-documents__year').first());
    expect(year.y - chips.bottom).toBeLessThan(60);

    await page.setViewportSize(DESKTOP);
    await page.getByLabel('Søk i dokumentene').fill('finnes ikke');
    const none = await boxOf(page.getByText('Ingen dokumenter passer'));
    expect(none.y - (await boxOf(page.locator('.kfp-documents__search'))).bottom).toBeGreaterThanOrEqual(12);
  });

  test('the choice of an insurance looks like the field beside it', async ({ page }) => {
    await open(page, '/dokumenter');
    await untilHydrated(page);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      const choice = await boxOf(page.getByLabel('Forsikring', { exact: true }));
      expect(choice.height).toBe((await boxOf(page.getByLabel('Søk i dokumentene'))).height);
      const arrow = await boxOf(page.locator('.kfp-documents__insurance .kfp-icon'));
      expect(choice.right - arrow.right).toBe(12);
      expect(arrow.y + arrow.height / 2).toBe(choice.y + choice.height / 2);
    }
  });

  test('the answers of a question in a dialog are equally wide on a phone', async ({ page }) => {
    await open(page, '/oversikt/sikkerhet');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Be om sletting' }).click();
    const dialog = page.getByRole('alertdialog');
    const yes = await boxOf(dialog.getByRole('button', { name: /^Ja/ }));
    expect(yes.width).toBe((await boxOf(dialog.getByRole('button', { name: /^Nei/ }))).width);
  });

  test('the kinds of documents have the whole width where their result has no room next to them', async ({
    page,
  }) => {
    await page.context().addCookies([{ name: 'kfp-spraak', value: 'en', domain: 'localhost', path: '/' }]);
    await open(page, '/dokumenter', { width: 768, height: 1024 });
    await untilHydrated(page);
    const [search, chips] = await Promise.all(
      ['.kfp-documents__search', '.kfp-chips'].map((each) => boxOf(page.locator(each))),
    );
    expect(chips?.width).toBe(search?.width);
    const year = await boxOf(page.locator('.kfp-documents__year').first());
    expect(year.y - (chips?.bottom ?? 0)).toBe(52);
  });

  test('nothing of a claim that waits for files moves when its scripts arrive', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/oversikt/filer/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.setViewportSize(PHONE);
    await beginSession(page, kari.ssn);
    await beginVisit(page, `${INSURANCE}/skadesaker/NICE/26-104417`);
    const next = page.getByRole('heading', { name: 'Dette har skjedd' });
    await expect(page.getByText('Velg en fil', { exact: true })).toBeVisible();
    const before = await boxOf(next);
    await expect(page.getByRole('button', { name: 'Send filen' })).toBeHidden();
    resolve();
    await untilHydrated(page);
    await expect(page.getByText('Velg filer')).toBeVisible();
    expect((await boxOf(next)).y).toBe(before.y);
  });

  for (const browser of ['focuses', 'does not focus'] as const)
    test(`a claim sends the file chosen before its scripts arrive, in a browser that ${browser} its field`, async ({
      page,
    }) => {
      const { url } = await startPortal();
      await page.route('**/oversikt/filer/*.js', (route) => route.abort());
      await page.setViewportSize(PHONE);
      await beginSession(page, kari.ssn, { origin: url });
      await beginVisit(page, `${url}${INSURANCE}/skadesaker/NICE/26-104417`);
      const field = page.getByLabel('Velg en fil');
      await expect(field).toHaveCSS('opacity', '0');
      if (browser === 'focuses') {
        const choosing = page.waitForEvent('filechooser');
        await field.click();
        await (await choosing).setFiles(JPEG);
      } else {
        await field.setInputFiles(JPEG);
        await expect(field).not.toBeFocused();
      }
      await expect(field).toHaveCSS('opacity', '1');
      await page.getByRole('button', { name: 'Send filen' }).click();
      await expect(page.getByText('tak.jpg')).toBeVisible();
    });
});

test('a card ends as far below its last link as it begins above its text', async ({ page }) => {
  for (const [path, card, link] of [
    ['/oversikt/', '.kfp-top-task', 'Er det vanskelig å betale?'],
    ['/oversikt/', '.kfp-member__box--help', 'Få hjelp til å si opp'],
    ['/motor/detaljer/81030354', '.kfp-details__item', 'Se fakturaen'],
    ['/betaling', '.kfp-invoice', 'Fakturaen som PDF'],
    ['/skadesaker/NICE/26-104417', '.kfp-claim__contact', '+47 22 00 00 01'],
    ['/oversikt/dekning?sok=sykkel', '.kfp-cover__box', '@'],
    ['/oversikt/sikkerhet', '.kfp-section-card:has(.kfp-my-data__files)', 'Last ned som JSON'],
    ['/oversikt/kjopsinnganger', '.kfp-purchase__card', 'Gå til bedriftsportalen'],
  ] as const) {
    await open(page, path);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      const box = page.locator(card).first();
      const text = await linesOf(box.getByRole('link').filter({ hasText: link }));
      const inset = await box.evaluate((each) => Number.parseFloat(getComputedStyle(each).paddingBlockStart));
      const below = (await boxOf(box)).bottom - text.bottom;
      expect(Math.abs(below - inset), `${path} ${card} ${size.width}: ${below}`).toBeLessThanOrEqual(3);
    }
  }
});

/** Returns the box of the visible text of an element. */
const linesOf = (place: Locator) =>
  place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector('.kfp-link__text') ?? element.firstChild ?? element);
    return range.getBoundingClientRect().toJSON();
  });

test('the expanders of insurances elsewhere are joined, like those of the overview', async ({ page }) => {
  await open(page, '/oversikt/andre-forsikringer');
  const boxes = await page
    .locator('.kfp-expander')
    .evaluateAll((each) => each.map((expander) => expander.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(2);
  for (const [index, { y }] of boxes.slice(1).entries()) expect(y).toBe(boxes[index].bottom);
});

test('numbered steps look the same on a receipt and a sharing', async ({ page }) => {
  const looks: unknown[] = [];
  for (const path of ['/oversikt/kvittering/BIL', '/oversikt/deling']) {
    await open(page, path);
    looks.push(
      await page
        .locator('main ol')
        .first()
        .evaluate((list) => {
          const { color, fontWeight } = getComputedStyle(list.firstElementChild ?? list, '::marker');
          const card = list.closest('.jkl-card')?.getBoundingClientRect();
          const { paddingInlineStart, rowGap } = getComputedStyle(list);
          const { x } = list.getBoundingClientRect();
          return { color, fontWeight, paddingInlineStart, rowGap, inset: x - (card?.x ?? x) };
        }),
    );
  }
  expect(looks[0]).toEqual(looks[1]);
});
