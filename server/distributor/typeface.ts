import type { Assets } from './assets.ts';

const FAMILY = 'Distributor';

/**
 * Returns the styles of a distributor's own typeface, or '' if it has none. They must follow the page's
 * styles, and the full style sheet comes later. The typeface is used only if it has loaded when the text is
 * rendered. Otherwise the page keeps the fallback, so that the layout does not shift.
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
