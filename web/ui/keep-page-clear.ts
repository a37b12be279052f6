const covers = new Set<HTMLElement>();

/**
 * Reserves room below the page for an element fixed to the bottom of the window, so that it hides nothing. For use as a `ref`.
 * Returns a function that stops it.
 */
export function keepPageClearOf(cover: HTMLElement | null): (() => void) | undefined {
  if (!cover) return;
  const observer = new ResizeObserver(makeRoom);
  covers.add(cover);
  observer.observe(cover);
  return () => {
    observer.disconnect();
    covers.delete(cover);
    makeRoom();
  };
}

/** Reserves the height of the highest cover, because covers overlap. Moves the focused element out from under them. */
function makeRoom(): void {
  const height = Math.max(0, ...[...covers].map(({ offsetHeight }) => offsetHeight));
  const { activeElement, body, documentElement } = document;
  documentElement.style.scrollPaddingBlockEnd = `${height}px`;
  body.style.paddingBlockEnd = `${height}px`;
  if (height === 0 || !activeElement) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  const { innerHeight } = window;
  const room = innerHeight - height;
  // Scrolling has left an element outside the window. A cover never hides all of an element higher than the room.
  if (top < innerHeight && bottom > room && bottom - top < room)
    activeElement.scrollIntoView({ block: 'nearest' });
}
