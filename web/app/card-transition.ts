import { nextTask } from '../platform/next-task.ts';

/** The style sheet gives the same name to the head of an insurance's page. */
const NAME = 'kfp-insurance';

/**
 * Shows the next page. If a card of this page links to it, the card turns into the head of that page, unless the
 * customer prefers no motion or the browser has no view transitions.
 */
export function showFromCard({ pathname }: URL, show: () => void): void {
  const card = document.querySelector<HTMLElement>(`a.kfp-agreement[href="${CSS.escape(pathname)}"]`);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!card || isStill || !document.startViewTransition) return show();
  card.style.viewTransitionName = NAME;
  document.startViewTransition(async () => {
    show();
    // React renders the page before the next task.
    await nextTask();
  });
}
