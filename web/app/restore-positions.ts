import { addressOf } from '../../domain/paths.ts';
import type { Location } from '../platform/router/router.ts';
import type { Store } from '../platform/store.ts';

/**
 * A position on a page: the open state of its `details` elements, the scroll offset in px, and the followed link.
 * `index` is its place among the links with the same address. `isPublic`: the page was shown without a login.
 */
type Place = {
  folds: readonly boolean[];
  top: number;
  link: readonly [href: string, index: number] | null;
  isPublic?: boolean;
};

const CHANGES = ['toggle', 'click', 'scrollend'];
/** Events that show that the customer is scrolling or interacting. */
const INTERACTIONS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
const TOP: Place = { folds: [], top: 0, link: null };
/** How long scrolling must pause, in ms, to have ended without `scrollend`: in Safari before 26.2, Chrome before 114. */
const SCROLL_PAUSE_MS = 150;
/** How long the position on a growing page is restored, in ms, if the customer does not act. */
const TIMEOUT_MS = 10_000;

let restoring = new AbortController();

/**
 * Restores the position on a page that the customer returns to, within the document or by a load. The state
 * of the history entry stores it (ADR-034). By itself, a browser scrolls only as far as the page with closed
 * details allows. A page without a login starts at its top if its address had another page before the session ended.
 */
export function restorePositions(location: Store<Location>, isLoggedIn: boolean): void {
  const kept = window.history.state as Place | null;
  restore(kept && !isLoggedIn && !kept.isPublic ? TOP : kept);
  location.subscribe(({ isBackOrForward }) => {
    restoring.abort();
    if (isBackOrForward) restore(window.history.state as Place | null);
  });
  const keep = ({ target }: Event) => {
    // After a history step, the previous page is still shown until the next one is ready.
    const isShown = addressOf(location.get().pathname) === window.location.pathname;
    const link = target instanceof Element ? target.closest<HTMLElement>('main a[href]') : null;
    if (isShown) keepPlace(link, !isLoggedIn);
  };
  for (const change of CHANGES) document.addEventListener(change, keep, true);
  if (!('onscrollend' in window)) keepAtPauses(keep);
}

function keepAtPauses(keep: (event: Event) => void): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const wait = (event: Event) => {
    clearTimeout(pause);
    pause = setTimeout(keep, SCROLL_PAUSE_MS, event);
  };
  document.addEventListener('scroll', wait, true);
}

function keepPlace(followed: HTMLElement | null, isPublic: boolean): void {
  const before = window.history.state as Place | null;
  const href = followed?.getAttribute('href') ?? '';
  const place: Place = {
    folds: foldsOfPage().map(({ open }) => open),
    top: window.scrollY,
    link: followed ? [href, [...linksTo(href)].indexOf(followed)] : (before?.link ?? null),
    isPublic,
  };
  window.history.replaceState(place, '');
}

/** Restores a position, and repeats it each time the page grows, because its content may arrive in parts. */
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
    if (place.link && isAtStart(document.activeElement)) focusLink(...place.link);
  };
  const observer = new ResizeObserver(() => requestAnimationFrame(apply));
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  const stop = () => restoring.abort();
  for (const event of INTERACTIONS) window.addEventListener(event, stop, { once: true, signal });
  const timer = setTimeout(stop, TIMEOUT_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function foldsOfPage(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details')];
}

/** Returns whether the focus is where a page begins: nowhere, or on its title after a step within the document. */
function isAtStart(focused: Element | null): boolean {
  return focused === document.body || focused?.matches('main h1') === true;
}

/** Keyboard users continue from the link that they followed. */
function focusLink(href: string, index: number): void {
  const links = linksTo(href);
  (links[index] ?? links[0])?.focus({ preventScroll: true });
}

function linksTo(href: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
}
