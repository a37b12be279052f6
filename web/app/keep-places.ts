import { addressOf } from '../../domain/paths.ts';
import type { Location } from '../platform/router/router.ts';
import type { Store } from '../platform/store.ts';

/** Where somebody was on a page: which of its folds were open, how far down, in px, and the address that they went on to. */
type Place = { folds: readonly boolean[]; top: number; link: string | null };

const CHANGES = ['toggle', 'click', 'scrollend'];
/** What somebody does who wants to be elsewhere on the page. */
const TAKES_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
/** Time in which a page that still grows is scrolled back to its place, in ms. */
const TIMEOUT_MS = 3000;

let restoring = new AbortController();

/**
 * Brings whoever comes back to a page, within the document or by a load of it, back to their place there, which the state of
 * the page's step in the history keeps (ADR-069). The browser alone scrolls as far as the folded page goes.
 */
export function keepPlaces(location: Store<Location>): void {
  restore(window.history.state as Place | null);
  location.subscribe(({ isBackOrForward }) => {
    restoring.abort();
    if (isBackOrForward) restore(window.history.state as Place | null);
  });
  const keep = ({ target }: Event) => {
    // After a step back the page before stands there until the next has what it needs.
    const isShown = addressOf(location.get().pathname) === window.location.pathname;
    if (isShown) keepPlace(target instanceof Element ? target.closest('main a') : null);
  };
  for (const change of CHANGES) document.addEventListener(change, keep, true);
}

function keepPlace(followed: Element | null): void {
  const before = window.history.state as Place | null;
  const place: Place = {
    folds: foldsOfPage().map(({ open }) => open),
    top: window.scrollY,
    link: followed?.getAttribute('href') ?? before?.link ?? null,
  };
  window.history.replaceState(place, '');
}

/** Again whenever the page grows: what it shows may come in parts. */
function restore(place: Place | null): void {
  if (!place) return;
  restoring = new AbortController();
  const { signal } = restoring;
  const seen = new Set<HTMLDetailsElement>();
  const apply = () => {
    if (signal.aborted) return;
    for (const [index, fold] of foldsOfPage().entries()) {
      if (!seen.has(fold)) fold.open = place.folds[index] ?? fold.open;
      seen.add(fold);
    }
    window.scrollTo(0, place.top);
    if (place.link && document.activeElement === document.body) focusLink(place.link);
  };
  const observer = new ResizeObserver(() => requestAnimationFrame(apply));
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  const stop = () => restoring.abort();
  for (const event of TAKES_OVER) window.addEventListener(event, stop, { once: true, signal });
  const timer = setTimeout(stop, TIMEOUT_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function foldsOfPage(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details')];
}

/** Whoever uses the keyboard goes on from where they were. */
function focusLink(href: string): void {
  document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true });
}
