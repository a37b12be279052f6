import { type Static, Type } from 'typebox';
import { strictObject } from '../../contract/strict-object.ts';
import type { Assets } from './assets.ts';

const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'a colour such as #1b1917' });

/**
 * The colours of a distributor in one mode: surfaces, text, lines, the portal's own three, and the illustration
 * colours. Each has the custom properties that it sets: those of Jøkul that are in use, our own (--kfp-*) and the
 * illustrations' (--ill-*).
 */
const PROPERTIES = {
  page: ['--jkl-color-text-inverted', '--jkl-background-color'],
  pageVariant: ['--jkl-color-background-container'],
  low: ['--jkl-color-background-container-low'],
  high: ['--jkl-color-background-container-high', '--jkl-color-background-input-focus'],
  inverted: ['--jkl-color-background-container-inverted'],
  muted: ['--jkl-color-background-container-subdued'],
  hover: ['--jkl-color-background-interactive-hover'],
  selected: ['--jkl-color-background-interactive-selected'],
  action: ['--jkl-color-background-action', '--jkl-color-border-action'],
  onAction: ['--jkl-color-text-on-action'],
  text: [
    '--jkl-color-text-default',
    '--jkl-color-border-input-focus',
    '--jkl-color-border-separator-hover',
    '--jkl-color',
  ],
  subdued: ['--jkl-color-text-subdued', '--jkl-color-text-interactive-hover'],
  separator: ['--jkl-color-border-separator'],
  input: ['--jkl-color-border-input'],
  accent: ['--kfp-color-accent'],
  hero: ['--kfp-color-hero', '--ill-sky'],
  tile: ['--kfp-color-tile'],
  far: ['--ill-far'],
  mid: ['--ill-mid'],
  near: ['--ill-near'],
  water: ['--ill-water'],
  tree: ['--ill-tree'],
  road: ['--ill-road'],
  ink: ['--ill-ink'],
  glass: ['--ill-glass'],
  fog: ['--ill-fog'],
} as const satisfies Record<string, readonly string[]>;

export type ColourName = keyof typeof PROPERTIES;

const Palette = strictObject(
  Object.fromEntries(Object.keys(PROPERTIES).map((name) => [name, Colour])) as Record<
    ColourName,
    typeof Colour
  >,
);
type Palette = Static<typeof Palette>;

export const Theme = strictObject({ light: Palette, dark: Palette });
export type Theme = Static<typeof Theme>;

/** The custom properties that every theme sets, light and dark. */
export const THEMED_PROPERTIES: ReadonlySet<string> = new Set(Object.values(PROPERTIES).flat());

/**
 * Returns a distributor's colours as a style sheet that follows the customer's light or dark mode. Print is
 * always light. The colours apply to the whole page, or to the selector `scope`.
 */
export function themeStyles(theme: Theme, scope = 'html:root'): string {
  const dark = `@media screen and (prefers-color-scheme:dark){${scope}{${declarations(theme.dark)}}}`;
  return `${scope}{${declarations(theme.light)}}${dark}`;
}

function declarations(palette: Palette): string {
  return Object.entries(palette)
    .flatMap(([name, colour]) => PROPERTIES[name as ColourName].map((property) => `${property}:${colour}`))
    .join(';');
}

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
