import { onTestFinished } from 'vitest';

const LIVE = '[role="status"]:not([aria-live="off"]), [role="alert"]';

/** Collects the texts that are added to live regions, which screen readers announce. */
export function collectAnnouncements(): readonly string[] {
  const announced: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const text = [...addedNodes].map((node) => node.textContent).join('');
      if (text && target instanceof Element && target.closest(LIVE)) announced.push(text);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => observer.disconnect());
  return announced;
}
