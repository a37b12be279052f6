import { nextTask } from '../platform/next-task.ts';

/**
 * Shows the next page. If a card of this page links to it, the card turns into the head of that page. Nothing
 * moves if the customer prefers that, or if the browser has no view transitions.
 */
export function showFromCard({ pathname }: URL, show: () => void): void {
  const card = document.querySelector<HTMLElement>(`a.kfp-agreement[href="${CSS.escape(pathname)}"]`);
  card?.setAttribute('data-opening', '');
  if (!card || !hasTransition(card)) {
    show();
    return;
  }
  document.startViewTransition(async () => {
    show();
    // React renders the page before the next task.
    await nextTask();
  });
}

/** Returns whether the style sheet gives the card the name that the head of the page also has. */
function hasTransition(card: HTMLElement): boolean {
  return 'startViewTransition' in document && getComputedStyle(card).viewTransitionName !== 'none';
}
