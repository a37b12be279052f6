import type { Page } from '@playwright/test';

type Announced = typeof globalThis & { announced: string[] };

/**
 * Starts to collect the text added to the page's live regions, which screen readers announce. Returns a
 * function that returns the texts.
 */
export async function collectAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    (globalThis as Announced).announced = announced;
    const LIVE = '[role="status"]:not([aria-live="off"]), [role="alert"], [aria-live="polite"]';
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const isLive = element?.closest(LIVE);
        const text = [...addedNodes].map((node) => node.textContent).join('') || target.nodeValue;
        if (isLive && text) announced.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as Announced).announced);
}
