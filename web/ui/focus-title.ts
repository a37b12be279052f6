/** Moves the focus to the page's title, or where there is none to its content. Nothing scrolls. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  title?.focus({ preventScroll: true });
}
