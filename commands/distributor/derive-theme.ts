import { clampChroma, formatHex, modeOklch, modeRgb, useMode as registerMode } from 'culori/fn';
import {
  CONTRAST_RULES,
  type ColourName,
  contrast,
  type Palette,
} from '../../server/distributor/contrast.ts';
import type { Theme } from '../../server/distributor/theme.ts';

registerMode(modeRgb);
const toOklch = registerMode(modeOklch);

/** Lightness from 0 to 1, and the chroma of a theme whose brand colour has the chroma USUAL_CHROMA (OKLCH). */
type Shade = readonly [lightness: number, chroma: number];

/** What the shipped themes have in common. They differ in hue. */
const LIGHT: Record<ColourName, Shade> = {
  page: [0.966, 0.007],
  pageVariant: [0.982, 0.004],
  low: [0.936, 0.014],
  high: [1, 0],
  inverted: [0.22, 0.031],
  muted: [0.82, 0.02],
  hover: [0.936, 0.014],
  selected: [0.89, 0.026],
  action: [0.376, 0.087],
  onAction: [1, 0],
  text: [0.215, 0.022],
  subdued: [0.455, 0.026],
  separator: [0.82, 0.02],
  input: [0.5, 0.03],
  accent: [0.503, 0.111],
  hero: [0.925, 0.029],
  tile: [0.936, 0.022],
  far: [0.845, 0.043],
  mid: [0.72, 0.063],
  near: [0.52, 0.073],
  water: [0.8, 0.051],
  tree: [0.615, 0.071],
  road: [0.385, 0.051],
  ink: [0.27, 0.045],
  glass: [0.36, 0.051],
  fog: [0.97, 0.012],
};
const DARK: Record<ColourName, Shade> = {
  page: [0.195, 0.019],
  pageVariant: [0.195, 0.019],
  low: [0.232, 0.02],
  high: [0.268, 0.022],
  inverted: [0.97, 0.006],
  muted: [0.5, 0.03],
  hover: [0.33, 0.029],
  selected: [0.42, 0.037],
  action: [0.909, 0.049],
  onAction: [0.2, 0.031],
  text: [0.975, 0.005],
  subdued: [0.82, 0.019],
  separator: [0.47, 0.029],
  input: [0.78, 0.02],
  accent: [0.76, 0.092],
  hero: [0.24, 0.035],
  tile: [0.33, 0.035],
  far: [0.325, 0.047],
  mid: [0.406, 0.057],
  near: [0.285, 0.046],
  water: [0.276, 0.049],
  tree: [0.34, 0.051],
  road: [0.17, 0.026],
  ink: [0.135, 0.02],
  glass: [0.52, 0.03],
  fog: [0.4, 0.031],
};

/** The mean chroma of the shipped themes' accents. */
const USUAL_CHROMA = 0.111;
/** How far one try darkens a colour that is not readable yet. */
const STEP = 0.01;

type Brand = { hue: number; chroma: number };

/**
 * Returns the light and dark colours of a brand. `main` colours the surfaces, the illustrations and the buttons,
 * which keep its exact shade in light mode if it is dark enough. `second` (default `main`) is the accent. Every
 * pair of CONTRAST_RULES has its contrast. Both are colours such as #1b1917.
 */
export function deriveTheme(main: string, second = main): Theme {
  const light = shadesOf(LIGHT, brandOf(main));
  light.action = darkenedUntilReadable('action', main, light);
  light.accent = darkenedUntilReadable('accent', second, light);
  const dark = shadesOf(DARK, brandOf(main));
  dark.accent = hexOf(DARK.accent, brandOf(second));
  return { light, dark };
}

function brandOf(colour: string): Brand {
  const { h: hue = 0, c: chroma = 0 } = toOklch(colour) ?? {};
  return { hue, chroma };
}

function shadesOf(shades: Record<ColourName, Shade>, brand: Brand): Palette {
  const entries = Object.entries(shades).map(([name, shade]) => [name, hexOf(shade, brand)]);
  return Object.fromEntries(entries) as Palette;
}

/** A pale brand colour gives a pale theme, but a strong one no stronger than those of the shipped themes. */
function hexOf([lightness, usual]: Shade, { hue, chroma }: Brand): string {
  return hexAt(lightness, usual * Math.min(1, chroma / USUAL_CHROMA), hue);
}

function hexAt(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** Returns the colour itself if it is readable as `name` in the palette, else the lightest darker one that is. */
function darkenedUntilReadable(name: 'action' | 'accent', colour: string, palette: Palette): string {
  const { l: lightness = 0, c: chroma = 0, h: hue = 0 } = toOklch(colour) ?? {};
  let hex = colour;
  for (let l = lightness; l > 0 && !isReadable(name, hex, palette); l -= STEP) hex = hexAt(l, chroma, hue);
  return hex;
}

function isReadable(name: ColourName, hex: string, palette: Palette): boolean {
  const changed = { ...palette, [name]: hex };
  return CONTRAST_RULES.every(
    ({ least, front, backs }) =>
      (front !== name && !backs.includes(name)) ||
      backs.every((back) => contrast(changed[front], changed[back]) >= least),
  );
}
