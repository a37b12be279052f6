import type { Assets } from './assets.ts';

const FAMILY = 'Distributor';

/**
 * Returns the styles of a distributor's own typeface, which follow the page's; '' where it has none. A page is shown in it where
 * it is there when the text is, and else in the fallback until the next page, so that nothing moves. The whole style sheet comes later.
 */
export function typefaceStyles({ typeface }: Assets): string {
  if (!typeface) return '';
  const { regular, semibold } = typeface;
  const faces = semibold
    ? [face(regular.address, '400 500'), face(semibold.address, '600 700')]
    : [face(regular.address, '400 700')];
  return `${faces.join('')}html:root body{font-family:${FAMILY},"Hanken Grotesk Fallback",Arial,sans-serif}`;
}

function face(address: string, weights: string): string {
  return `@font-face{font-family:${FAMILY};src:url(${address}) format("woff2");font-weight:${weights};font-display:optional}`;
}
