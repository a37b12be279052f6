import { useBoot } from '../platform/boot.tsx';
import { wayOut } from '../shell/way-out.ts';

/**
 * Returns what goes one step back in history where there is any that somebody came through, else to where the error pages
 * lead (spec: shell §8.3). A browser's empty first page is no such step.
 */
export function useGoBack(): () => void {
  const { distributor } = useBoot();
  return () => {
    if (hasPageBefore()) window.history.back();
    else window.location.assign(wayOut(distributor).href);
  };
}

/** A page of this origin, which the navigation API knows, or one of another that led here and is the referrer. */
function hasPageBefore(): boolean {
  const { history, navigation, location } = window;
  if (history.length <= 1) return false;
  // Older browsers don't say.
  if (!navigation || navigation.canGoBack) return true;
  return document.referrer !== '' && new URL(document.referrer).origin !== location.origin;
}
