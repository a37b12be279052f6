import type { Locator, Page } from '@playwright/test';
import { syntheticNationalIds } from '../commands/portfolio/testing/national-ids.ts';
import { LANGUAGES } from '../texts/languages.ts';
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
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(1000, 'x')]),
};
const NARROW = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };
/** The width of the focus outline, with its distance from the element. */
const OUTLINE = 6;

// The content is the same without scripts, in a third of the time.
test.use({ javaScriptEnabled: false });

const loggedIn = new WeakMap<Page, string>();

/** Opens a page of a person, who logs in if the test has not shown their pages just before. */
const open = async (page: Page, path: string, size = PHONE, { ssn }: { ssn: string } = kari, origin = '') => {
  await page.setViewportSize(size);
  if (loggedIn.get(page) !== origin + ssn) await beginSession(page, ssn, { origin });
  loggedIn.set(page, origin + ssn);
  await openPage(page, origin + INSURANCE + path);
  await page.waitForLoadState();
};

const css = (place: Locator, property: string) =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const boxOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().toJSON());

test('offers, answers of the cover search, purchases and sharings are aligned', async ({ page }) => {
  await test.step('the comparison and the other page of offers: buttons keep their height, tables their inset, texts their distance', async () => {
    await open(page, '/oversikt/tilbud/sammenlign?system=NICE&tilbud=55010495&ulikt=ja');
    const button = await boxOf(page.locator('.kfp-compare__offers .kfp-button'));
    const text = await boxOf(page.locator('.kfp-compare__offers li > span'));
    expect(button.height).toBeLessThan(text.height);
    expect(button.y + button.height / 2).toBeCloseTo(text.y + text.height / 2, 0);
    const choice = await boxOf(page.getByRole('link', { name: 'Vis alt' }));
    expect((await boxOf(page.getByText(/^\s*Viser \d/))).x).toBeGreaterThanOrEqual(choice.right + 8);

    await page.setViewportSize(DESKTOP);
    const table = page.locator('.kfp-compare__card');
    const head = await boxOf(table.locator('thead th > *').last());
    const last = await boxOf(table.locator('tbody tr').last().locator('th > *'));
    expect(head.y - (await boxOf(table)).y).toBe(24);
    expect((await boxOf(table)).bottom - last.bottom).toBe(24);

    await openPage(page, `${INSURANCE}/oversikt/tilbud`);
    await expect(page.locator('.kfp-smileys__ends')).toHaveCSS('line-height', '24px');
  });

  await test.step('answers of the cover search are in one line where their pictures are left out, with facts as far apart as elsewhere', async () => {
    await open(page, '/oversikt/dekning?sok=sykkel', NARROW);
    const card = page.locator('.kfp-cover__card').first();
    const name = card.getByRole('heading');
    expect((await boxOf(name)).x).toBe((await boxOf(card.locator('.kfp-cover__amounts'))).x);

    await page.setViewportSize(DESKTOP);
    expect((await boxOf(name)).x - (await boxOf(card.locator('.kfp-tile'))).right).toBe(12);
    const [sum, deductible] = await page.locator('.kfp-cover__card .kfp-facts > div').all();
    expect(sum && deductible && (await boxOf(deductible)).x - (await boxOf(sum)).right).toBe(40);
    await expect(page.locator('.kfp-cover__unread > ul')).toHaveCSS('row-gap', '8px');

    await openPage(page, `${INSURANCE}/oversikt/dekning`);
    const box = await boxOf(page.locator('.kfp-cover__box'));
    expect(box.right).toBe((await boxOf(page.locator('.kfp-cover__form'))).right);
  });

  await test.step('the lines between what can be bought meet in both columns', async () => {
    await open(page, '/oversikt/kjopsinnganger?gruppe=kjoretoy', DESKTOP);
    const tops = await page
      .locator('.kfp-purchase__links')
      .first()
      .locator('li')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)));
    expect(tops.length).toBe(5);
    expect(tops.slice(3)).toEqual(tops.slice(0, 2));
  });

  await test.step('the expanders of insurances elsewhere are joined, like those of the overview', async () => {
    await open(page, '/oversikt/andre-forsikringer');
    const boxes = await page
      .locator('.kfp-expander')
      .evaluateAll((each) => each.map((expander) => expander.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThan(2);
    for (const [index, { y }] of boxes.slice(1).entries()) expect(y).toBe(boxes[index].bottom);
  });

  await test.step('numbered steps look the same on a receipt and a sharing', async () => {
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

  await test.step('headings beside the main column have one size on all pages', async () => {
    const sizes = new Set<string>();
    for (const path of ['/oversikt/sikkerhet', '/oversikt/deling', '/skadesaker/NICE/26-104417']) {
      await open(page, path, DESKTOP);
      for (const heading of await page.locator('.kfp-columns > :last-child > section > h2').all())
        sizes.add(await css(heading, 'font-size'));
    }
    expect([...sizes]).toEqual([expect.any(String)]);
  });
});

test('an insurance, claims, bills and documents are aligned', async ({ page }) => {
  await test.step('lines of facts of claims neither begin nor end with a dot, and no card cuts off the outline of a message', async () => {
    await open(page, '/skadesaker');
    await expect(page.locator('.kfp-inline-fact').first()).toBeVisible();
    for (const size of [PHONE, NARROW]) {
      await page.setViewportSize(size);
      expect(await dotsAtEnds(page)).toEqual([]);
    }
    await page.setViewportSize(DESKTOP);
    await openPage(page, `${INSURANCE}/meldinger`);
    expect(await page.locator('.kfp-message-row').last().evaluate(cutters, OUTLINE)).toEqual([]);
  });

  await test.step('an insurance: its columns, cards, choices and links are aligned, also on paper', async () => {
    await open(page, '/motor/detaljer/81030354', DESKTOP);
    expect(await page.locator('.kfp-renewal__link').last().evaluate(cutters, OUTLINE)).toEqual([]);
    await expectColumnsLevel(page);
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

    await page.setViewportSize(PHONE);
    const back = await lookOfLinkBack(page);
    await expectPlainOnPaper(page);
    await openPage(page, `${INSURANCE}/oversikt/feil/generell`);
    expect(await lookOfLinkBack(page), 'of an error page').toEqual(back);

    // Has no renewal above its choices.
    await openPage(page, `${INSURANCE}/motor/detaljer/81030628`);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      const rows = page.locator('.kfp-renewal__choices > li');
      const [card, first, last] = await Promise.all(
        [page.locator('.kfp-renewal'), rows.first(), rows.last()].map(boxOf),
      );
      expect(first.y - card.y).toBe(card.bottom - last.bottom);
    }
  });

  await test.step('the arrow between the prices of a renewal is visible only where they are on one line', async () => {
    await open(page, '/motor/detaljer/81030354');
    const places = async () => {
      const [prices, before, arrow, after] = await Promise.all(
        ['', ' div:first-child .kfp-amount', ' .kfp-icon', ' div:last-child .kfp-amount'].map((place) =>
          boxOf(page.locator(`.kfp-renewal__prices${place}`)),
        ),
      );
      return { prices, before, arrow, after };
    };
    const side = await places();
    expect(side.after.y).toBe(side.before.y);
    expect(side.arrow.x - side.before.right).toBe(12);
    expect(side.after.x - side.arrow.right).toBe(12);
    expect(side.arrow.y + side.arrow.height / 2).toBeCloseTo(side.after.y + side.after.height / 2, 0);
    await page.setViewportSize(NARROW);
    const stacked = await places();
    expect(stacked.after.y).toBeGreaterThan(stacked.before.bottom);
    expect(stacked.arrow.right).toBeLessThanOrEqual(stacked.prices.x);
    await expect(page.locator('.kfp-renewal__prices')).toHaveCSS('overflow', 'clip');
  });

  await test.step('bills: the outline crosses no text, names have the width of the bill, and paper has no arrows', async () => {
    await open(page, '/betaling', DESKTOP);
    const row = page.locator('.kfp-invoices__list summary').first();
    const text = await boxOf(row.locator('.kfp-invoices__summary'));
    expect(text.x - (await boxOf(row)).x).toBeGreaterThanOrEqual(OUTLINE);
    await page.setViewportSize(PHONE);
    await expectPlainOnPaper(page);

    await open(page, '/betaling', NARROW, personNamed('Anne-Charlotte'));
    const share = page.locator('.kfp-invoice__shares tbody > tr').first();
    const name = await boxOf(share.locator('th'));
    expect(name.width).toBeGreaterThan((await boxOf(share)).width * 0.9);
  });

  await test.step('documents: the first year is below the text, facts are equally far below titles, and links show the pointer', async () => {
    await open(page, '/dokumenter');
    const text = await boxOf(page.getByText('Forsikringsbevis, vilkår, fakturaer og brev fra oss.'));
    // Without scripts there is no search between them.
    expect((await boxOf(page.locator('.kfp-documents__year').first())).y - text.bottom).toBe(32);
    await page.setViewportSize(DESKTOP);
    const link = page.locator('.kfp-document__link').first();
    await link.hover();
    await expect(link.locator('span').first()).toHaveCSS('text-decoration-thickness', '2px');

    await open(page, '/dokumenter', NARROW, personNamed('Anne-Charlotte'));
    await expect(page.locator('.kfp-document').first()).toBeVisible();
    const gaps = await page.locator('.kfp-document').evaluateAll((rows) =>
      rows.map((row) => {
        const title = row.querySelector('a > span')?.getBoundingClientRect();
        const about = row.querySelector('.kfp-document > .kfp-subdued')?.getBoundingClientRect();
        return Math.round((about?.top ?? 0) - (title?.bottom ?? 0));
      }),
    );
    expect(gaps.length).toBeGreaterThan(3);
    expect(new Set(gaps).size).toBe(1);
  });

  await test.step('the line of a timeline goes from the first dot to the last', async () => {
    await open(page, '/skadesaker/NICE/26-104417');
    const lines = await page.locator('.kfp-timeline > li').evaluateAll((events) =>
      events.map((event) => {
        const dot = getComputedStyle(event, '::before');
        const line = getComputedStyle(event, '::after');
        const top = Number.parseFloat(dot.top);
        return [
          Number.parseFloat(line.top) - top - Number.parseFloat(dot.height),
          top + Number.parseFloat(line.bottom),
        ];
      }),
    );
    expect(lines.length).toBeGreaterThan(2);
    expect(new Set(lines.slice(0, -1).flat())).toEqual(new Set([0]));
    expect(lines.at(-1)).toEqual([Number.NaN, Number.NaN]);
  });
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

/** Expects the first cards of two columns to begin on one line. */
async function expectColumnsLevel(page: Page): Promise<void> {
  const tops = await page
    .locator('.kfp-columns > div')
    .evaluateAll((columns) =>
      columns.map((column) => column.querySelector('.jkl-card')?.getBoundingClientRect().top),
    );
  expect(tops[0]).toBe(tops[1]);
}

/** Expects paper to have neither marks of new tabs nor arrows. */
async function expectPlainOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main [target] .kfp-icon').first()).toBeAttached();
  await expect(page.locator('main :is([target] .kfp-icon, summary > .kfp-icon):visible')).toHaveCount(0);
  await page.emulateMedia({ media: null });
}

/** Returns the measures of the page's link back. */
async function lookOfLinkBack(page: Page) {
  const link = page.locator('main a:has(> .kfp-icon)').first();
  const text = await boxOf(link.locator('span').first());
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  const { width, x } = await boxOf(link.locator('.kfp-icon'));
  const { textUnderlineOffset } = await link
    .locator('span')
    .first()
    .evaluate((span) => getComputedStyle(span));
  return { width, indent: text.x - x, textUnderlineOffset, above: title.y - text.bottom };
}

test('a page after a logout and an error page are aligned', async ({ page }) => {
  await test.step('the ways on after a logout everywhere are apart', async () => {
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await openPage(page, `${INSURANCE}/oversikt/utlogget-overalt`);
      const call = await boxOf(page.getByRole('link', { name: /^Ring oss/ }));
      const login = await boxOf(page.getByRole('link', { name: 'Logg inn igjen' }));
      expect(Math.max(login.x - call.right, login.y - call.bottom)).toBe(12);
    }
  });

  await test.step('the drawing of an error page is whole on a phone of any width', async () => {
    for (const width of [320, 430, 600]) {
      await open(page, '/oversikt/feil/utilgjengelig', { width, height: 844 });
      const drawing = await boxOf(page.locator('.kfp-error__drawing'));
      // In this shape the sun, the roof and the sign are whole.
      expect(drawing.height / drawing.width, String(width)).toBeCloseTo(0.83, 2);
    }
  });
});

test('a sharing: its cards, texts, picture and buttons are aligned before and after it is accepted', async ({
  page,
}) => {
  // Other tests must not see the invitation.
  const { url } = await startPortal();
  await open(page, '/oversikt/deling', DESKTOP, kari, url);
  await expectColumnsLevel(page);
  for (const help of await page.locator('.kfp-checkbox__help, .kfp-invite__always p.kfp-subdued').all()) {
    await expect(help).toHaveCSS('line-height', '24px');
  }
  await expect(page.locator('.kfp-invite__always p').first()).toHaveCSS(
    'font-size',
    await css(page.getByText('Dokumenter', { exact: true }).last(), 'font-size'),
  );

  await page.setViewportSize(PHONE);
  await page.getByLabel('Fødselsnummer').fill(people.jonas.ssn);
  await page.getByRole('button', { name: 'Send invitasjon' }).click();
  const picture = page.locator('.kfp-sharing > .kfp-tile').first();
  const card = page.locator('.kfp-section-card').filter({ has: picture });
  await expect(picture).toBeVisible();
  expect((await boxOf(picture)).y - (await boxOf(card)).y).toBe(16);
  expect(await page.evaluate(smallTargets, SMALLEST_TARGET)).toEqual([]);
  await enlarge(page);
  const { width, height } = await boxOf(picture);
  expect(width).toBe(height);
  await enlarge(page, 100);

  await page.setViewportSize(DESKTOP);
  await openPage(page, `${url}${INSURANCE}/oversikt/forsikringsprofil`);
  const above = await boxOf(page.getByRole('link', { name: /^Meldingene dine/ }));
  const below = await boxOf(page.getByRole('link', { name: 'Del med noen' }).first());
  expect(below.y - above.bottom).toBeGreaterThanOrEqual(8);

  await page.context().clearCookies({ name: 'kfp-session' });
  await open(page, '/oversikt/deling', DESKTOP, people.jonas, url);
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
  const button = await boxOf(see);
  expect(Math.abs(text.y + text.height / 2 - button.y - button.height / 2)).toBeLessThanOrEqual(1);
  await see.click();
  const bar = page.getByRole('region', { name: 'Deling' });
  const back = await boxOf(bar.getByRole('link').locator('span'));
  expect((await boxOf(bar.locator('.kfp-icon'))).y).toBe((await boxOf(bar.locator('p'))).y);
  const room = (await boxOf(bar.locator('p'))).y - (await boxOf(bar)).y;
  expect(Math.abs(room - ((await boxOf(bar)).bottom - back.bottom))).toBeLessThanOrEqual(4);

  await page.setViewportSize(DESKTOP);
  const facts = await boxOf(page.locator('.kfp-sharing-facts'));
  expect((await boxOf(page.locator('.kfp-agreement').first())).y).toBe(facts.y);
});

test('overviews are aligned, at every width and in every language', async ({ page, portal }) => {
  await test.step('the overview: claims start level with the first insurance, folds show the pointer, and no card ends with a lone unit', async () => {
    await open(page, '/oversikt/', DESKTOP);
    const claims = await boxOf(page.locator('.kfp-agreement-side .kfp-task-rows').first());
    expect((await boxOf(page.locator('.kfp-agreement').first())).y).toBe(claims.y);
    const fold = page.locator('.kfp-task-fold > summary');
    const task = page.locator('.kfp-task-rows .kfp-task').first();
    for (const side of ['padding-left', 'padding-right'])
      await expect(fold).toHaveCSS(side, await css(task, side));
    const background = () => fold.evaluate((line) => getComputedStyle(line).backgroundColor);
    const before = await background();
    await fold.hover();
    await expect.poll(background).not.toBe(before);

    await page.setViewportSize({ width: 360, height: 740 });
    const boat = page.locator('.kfp-agreement__description').filter({ hasText: 'påhengsmotor 10' });
    const lines = await boat.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ width }) => width);
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.at(-1)).toBeGreaterThan(30);
  });

  await test.step('overviews of others: dates start level with the first insurance, costs are as high as their content, and buttons and folded groups are aligned', async () => {
    // The unread messages are a task.
    await open(page, '/oversikt/', DESKTOP, personNamed('Silje'));
    const dates = await boxOf(page.locator('.kfp-agreement-side .kfp-task-rows').first());
    expect((await boxOf(page.locator('.kfp-agreement').first())).y).toBe(dates.y);

    await open(page, '/oversikt/', { width: 768, height: 1024 }, personNamed('Tor'));
    const costs = page.locator('.kfp-costs');
    const end = (await boxOf(costs.locator('ul'))).bottom;
    expect((await boxOf(costs)).bottom - end, 'next to the coming dates').toBeLessThanOrEqual(24);

    await open(page, '/oversikt/', NARROW, personNamed('Ingrid'));
    await expect(page.locator('.kfp-single__action'), 'also on two lines').toHaveCSS('text-align', 'center');

    await open(page, '/oversikt/', PHONE, personNamed('Bjørn'));
    const heads = await page.locator('.kfp-agreement-fold .kfp-agreement-group__head').evaluateAll((each) =>
      each.map(({ children: [name, count, sum] }) => {
        const [a, b, c] = [name, count, sum].map((part) => part?.getBoundingClientRect());
        return [(c?.top ?? 0) < (a?.bottom ?? 0), (b?.top ?? 0) >= (a?.bottom ?? 0)];
      }),
    );
    expect(heads.length).toBe(7);
    expect(heads.flat(), 'the sum is on the line of the name, and the count below').not.toContain(false);
  });

  await test.step('the text about a missing account is apart, and unread messages have a heading, level with one or many insurances', async () => {
    const navn = 'Prøve Prøvesen';
    // The first one belongs to another spec.
    const [one, many, payer] = syntheticNationalIds(4)
      .slice(1)
      .map((ssn) => ({ ssn, navn }));
    const names = ['BIL', 'HUS', 'REISE', 'INNBO', 'BAAT', 'HEST'];
    const insurances = names.map((productType, index) => ({
      policyNumber: `4${index}`,
      name: productType,
      productType,
      systemSource: 'NICE',
    }));
    const meldinger = [{ id: '1', systemSource: 'NICE', tittel: 'Hei', dato: '2026-11-01' }];
    const invoice = {
      id: '1',
      systemSource: 'NICE',
      forfallsdato: '2099-12-20',
      belop: 100,
      status: 'KOMMENDE',
    };
    await importCustomers(portal, [
      { ...one, avtaler: insurances.slice(0, 1), meldinger },
      { ...many, avtaler: insurances, meldinger },
      { ...payer, fakturaer: [invoice] },
    ]);
    for (const customer of [one, many]) {
      await open(page, '/oversikt/', DESKTOP, customer);
      const heading = page.getByRole('heading', { name: '1 ulest melding' });
      const rows = page.locator('.kfp-agreement-side .kfp-task-rows').first();
      // Several insurances have headings above too.
      const level = customer === many ? rows : heading;
      expect((await boxOf(page.locator('.kfp-agreement').first())).y).toBe((await boxOf(level)).y);
      expect((await boxOf(rows)).y).toBeGreaterThan((await boxOf(heading)).bottom);
    }

    await open(page, '/betaling', PHONE, payer);
    const above = await boxOf(page.getByText('Betal innen 20.12.2099'));
    expect((await boxOf(page.getByText(/^Vi har ikke kontonummeret her/))).y - above.bottom).toBe(12);
  });

  await test.step('no quick action covers the empty plots', async () => {
    await open(page, '/oversikt/', PHONE, people.jonas);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const plots = await boxOf(page.locator('.kfp-hero use[href$="#plots"]'));
      expect(plots.bottom, String(width)).toBeLessThanOrEqual(
        (await boxOf(page.locator('.kfp-quick-actions'))).y,
      );
    }
  });

  await test.step('the overview in every language: bars are on one line, and the words of the quick actions are apart from the edges of their tiles', async () => {
    for (const language of LANGUAGES) {
      await page
        .context()
        .addCookies([{ name: 'kfp-spraak', value: language, domain: 'localhost', path: '/' }]);
      await open(page, '/oversikt/', { width: 768, height: 1024 });
      const areas = await page.locator('.kfp-costs__areas > *').evaluateAll((cells) =>
        cells.map((cell) => ({
          top: cell.getBoundingClientRect().top,
          bar: cell.lastElementChild?.getBoundingClientRect().top,
        })),
      );
      const rows = Map.groupBy(areas, ({ top }) => top);
      expect(rows.size, language).toBeLessThan(areas.length);
      for (const row of rows.values()) expect(new Set(row.map(({ bar }) => bar)).size, language).toBe(1);

      for (const width of [375, 390, 392]) {
        await page.setViewportSize({ width, height: 844 });
        const gaps = await page.locator('.kfp-quick-action').evaluateAll((tiles) =>
          tiles.map((tile) => {
            for (const hidden of tile.querySelectorAll('.jkl-sr-only')) hidden.remove();
            const words = document.createRange();
            words.selectNodeContents(tile);
            const { left, right } = tile.getBoundingClientRect();
            const boxes = [...words.getClientRects()];
            return Math.min(...boxes.flatMap((box) => [box.left - left, right - box.right]));
          }),
        );
        expect(Math.min(...gaps), `${language} at ${width}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

test('logins and activities begin no line with a dot, nor below their picture, and lists begin at the inset of their card', async ({
  page,
}) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  await open(page, '/oversikt/sikkerhet', PHONE, kari, portal.origin('sbm'));
  await expect(page.locator('.kfp-timeline .kfp-inline-fact', { hasText: 'Fremtind' })).toBeVisible();
  expect(await dotsAtEnds(page)).toEqual([]);
  const read = await boxOf(page.getByRole('link', { name: /^Les som PDF/ }));
  const load = await boxOf(page.getByRole('link', { name: 'Last ned som JSON' }));
  expect(load.y - read.y).toBe(44);

  await page.setViewportSize(NARROW);
  expect(await dotsAtEnds(page)).toEqual([]);
  const session = page.locator('.kfp-security__session').first();
  const tag = await boxOf(session.getByText('Denne', { exact: true }));
  const device = await boxOf(session.locator('strong'));
  expect(tag.y).toBeGreaterThan(device.bottom);
  expect(Math.abs(tag.x - device.x)).toBeLessThanOrEqual(8);

  await page.setViewportSize(DESKTOP);
  const card = await boxOf(page.locator('.kfp-section-card').first());
  const row = await boxOf(page.locator('.kfp-section-card li > :is(.kfp-tile, div)').first());
  expect(row.y - card.y).toBeLessThanOrEqual(26);
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('with scripts the question in a dialog, the feedback and both searches are aligned', async ({
    page,
  }) => {
    await test.step('the answers of a question in a dialog are equally wide on a phone', async () => {
      await open(page, '/oversikt/sikkerhet');
      await untilHydrated(page);
      await page.getByRole('button', { name: 'Be om sletting' }).click();
      const dialog = page.getByRole('alertdialog');
      const yes = await boxOf(dialog.getByRole('button', { name: /^Ja/ }));
      expect(yes.width).toBe((await boxOf(dialog.getByRole('button', { name: /^Nei/ }))).width);
    });

    await test.step('the text field of the feedback is white, like the field of the cover search', async () => {
      const look = (place: string) =>
        page.locator(place).evaluate((field) => getComputedStyle(field).backgroundColor);
      await open(page, '/oversikt/dekning');
      const search = await look('.kfp-field > .jkl-text-input-wrapper');
      await open(page, '/oversikt/tilbud');
      await untilHydrated(page);
      await page.getByRole('radio').nth(1).check();
      await expect(page.getByRole('textbox')).toBeVisible();
      expect(await look('.jkl-text-area-wrapper')).toBe(search);
    });

    await test.step('the search of insurances on a phone has its reserved height, and the space of the documents below', async () => {
      await open(page, '/oversikt/', PHONE, personNamed('Bjørn'));
      await untilHydrated(page);
      const search = page.locator('.kfp-agreement-search');
      const chips = await boxOf(search.locator('.kfp-chips'));
      expect((await boxOf(page.locator('.kfp-agreement-fold').first())).y - chips.bottom).toBe(52);
      await expect(search).toHaveCSS('min-height', `${(await boxOf(search)).height}px`);

      for (const size of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
        await page.setViewportSize(size);
        const empty = await boxOf(search);
        await search.getByRole('searchbox').fill('bil');
        await expect(search.locator('.kfp-search-result > p')).toHaveText(/^Viser/);
        expect((await boxOf(search)).height, 'stays when the result appears').toBe(empty.height);
        await search.getByRole('searchbox').fill('');
      }
    });

    await test.step('the search of documents is near the first year, looks like the choice beside it, and leaves the kinds enough width', async () => {
      await open(page, '/dokumenter');
      await untilHydrated(page);
      const chips = await boxOf(page.locator('.kfp-documents__search .kfp-chips'));
      const year = await boxOf(page.locator('.kfp-documents__year').first());
      expect(year.y - chips.bottom).toBeLessThan(60);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        const choice = await boxOf(page.getByLabel('Forsikring', { exact: true }));
        expect(choice.height).toBe((await boxOf(page.getByLabel('Søk i dokumentene'))).height);
        const arrow = await boxOf(page.locator('.kfp-documents__insurance .kfp-icon'));
        expect(choice.right - arrow.right).toBe(12);
        expect(arrow.y + arrow.height / 2).toBe(choice.y + choice.height / 2);
      }

      await page.getByLabel('Søk i dokumentene').fill('finnes ikke');
      const none = await boxOf(page.getByText('Ingen dokumenter passer'));
      expect(none.y - (await boxOf(page.locator('.kfp-documents__search'))).bottom).toBeGreaterThanOrEqual(
        12,
      );

      // In English, their result has no room next to them. The page keeps the search.
      await page.getByLabel('Søk i dokumentene').fill('');
      await page.context().addCookies([{ name: 'kfp-spraak', value: 'en', domain: 'localhost', path: '/' }]);
      await open(page, '/dokumenter', { width: 768, height: 1024 });
      await untilHydrated(page);
      const kinds = await boxOf(page.locator('.kfp-chips'));
      expect(kinds.width).toBe((await boxOf(page.locator('.kfp-documents__search'))).width);
      const first = await boxOf(page.locator('.kfp-documents__year').first());
      expect(first.y - kinds.bottom).toBe(52);
    });
  });

  test('nothing of a claim that waits for files moves when its scripts arrive, and the outline of its focused file button is easy to see', async ({
    page,
  }) => {
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

    await menuButton(page).press('Tab');
    await page.getByLabel('Velg filer').focus();
    await expect(page.locator('.kfp-file').first()).toHaveCSS('outline-color', 'rgb(27, 25, 23)');
  });

  test('«Velg en fil» and «Ta bilde» work with one press before scripts arrive, and the claim then sends the file', async ({
    page,
  }) => {
    const { url } = await startPortal();
    await page.route('**/oversikt/filer/*.js', (route) => route.abort());
    await page.setViewportSize(PHONE);
    await beginSession(page, kari.ssn, { origin: url });
    for (const [button, name] of [
      ['Velg en fil', 'tak.jpg'],
      ['Ta bilde', 'vegg.jpg'],
    ] as const) {
      await beginVisit(page, `${url}${INSURANCE}/skadesaker/NICE/26-104417`);
      // Outlines come with the whole style sheet.
      await page.waitForLoadState();
      const field = page.getByLabel(button);
      const look = page.locator('.kfp-file').filter({ has: field });
      await expect(field).toHaveCSS('opacity', '0');
      const choosing = page.waitForEvent('filechooser', { timeout: 15_000 });
      await field.click();
      await (await choosing).setFiles({ ...JPEG, name });
      await expect(field).toHaveCSS('opacity', '1');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(field).toHaveCSS('outline-style', 'solid');
      // Only the browser's field has an outline.
      await expect(look).toHaveCSS('outline-style', 'none');
      await page.getByRole('button', { name: 'Send filen' }).click();
      await expect(page.getByText(name)).toBeVisible();
    }
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
    for (const size of [PHONE, DESKTOP, NARROW]) {
      await page.setViewportSize(size);
      if (size === NARROW) await enlarge(page);
      const box = page.locator(card).first();
      const text = await linesOf(box.getByRole('link').filter({ hasText: link }));
      const inset = await box.evaluate((each) => Number.parseFloat(getComputedStyle(each).paddingBlockStart));
      const below = (await boxOf(box)).bottom - text.bottom;
      const most = size === NARROW ? 6 : 3;
      expect(Math.abs(below - inset), `${path} ${card} ${size.width}: ${below}`).toBeLessThanOrEqual(most);
    }
    await enlarge(page, 100);
  }
});

/** Returns the box of the visible text of an element. */
const linesOf = (place: Locator) =>
  place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector('.kfp-link__text') ?? element.firstChild ?? element);
    return range.getBoundingClientRect().toJSON();
  });
