import type { Page } from '@playwright/test';

type Heard = typeof globalThis & { heard: string[] };

/** Collects what comes into the page's live regions from now on: what screen readers read out. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    (globalThis as Heard).heard = heard;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const isLive = element?.closest('[role="status"], [role="alert"], [aria-live="polite"]');
        const text = [...addedNodes].map((node) => node.textContent).join('') || target.nodeValue;
        if (isLive && text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as Heard).heard);
}
