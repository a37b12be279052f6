/** Moves the focus to the page's title, or to its main content if there is no title. Does not scroll. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  title?.focus({ preventScroll: true });
}
