import { useBoot } from '../platform/boot.tsx';
import { exitLink } from '../shell/exit-link.ts';

/**
 * Returns a function that goes back one step in the history, if a page of the customer's is there. Otherwise
 * it goes to the error pages' exit (spec: shell §8.3). A browser's empty first page does not count.
 */
export function useGoBack(): () => void {
  const boot = useBoot();
  return () => {
    if (hasPageBefore()) window.history.back();
    else window.location.assign(exitLink(boot).href);
  };
}

/** Returns whether there is a page before: of this origin (navigation API) or of another (referrer). */
function hasPageBefore(): boolean {
  const { history, navigation, location } = window;
  if (history.length <= 1) return false;
  // Older browsers have no navigation API.
  if (!navigation || navigation.canGoBack) return true;
  return document.referrer !== '' && new URL(document.referrer).origin !== location.origin;
}
