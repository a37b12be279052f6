import type { Page } from '@playwright/test';

const DEFAULT_FONT_SIZE = 16;

/** Sets the text size in the browser's settings, in percent. Unlike CSS, they also change `em` in media queries. */
export async function enlarge(page: Page, percent = 200): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (DEFAULT_FONT_SIZE * percent) / 100 } });
}

/** Applies the text spacing that customers may set (WCAG 1.4.12). */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Returns the words that are cut off, because they overflow their box or the screen. */
export async function cutOff(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const cut = (element: Element) => {
      const { overflowX } = getComputedStyle(element);
      return (
        overflowX !== 'visible' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
      );
    };
    const shown = [
      // A region that the keyboard can reach and scroll is not cut off.
      ...document.querySelectorAll(
        'body *:not(.jkl-sr-only, svg, svg *, iframe, [type="file"], section[tabindex="0"])',
      ),
    ];
    const words = shown.filter(cut).map((element) => `${element.className}: ${element.textContent}`);
    const sideways = document.documentElement.scrollWidth > window.innerWidth;
    return sideways ? [...words, 'the page scrolls sideways'] : words;
  });
}

/**
 * Returns the words that are broken over lines, except at a hyphen. Words that a dictionary may break count too,
 * because only other browsers have one.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      const lines = ({ index, 0: word }: RegExpExecArray) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top))
          .size;
      };
      const words = [...(node.textContent ?? '').matchAll(/[^\s-]+/g)];
      if (!node.parentElement?.checkVisibility()) continue;
      const hasDictionary = getComputedStyle(node.parentElement).hyphens === 'auto';
      broken.push(...words.filter((word) => hasDictionary || lines(word) > 1).map(([word]) => word));
    }
    return broken;
  });
}
