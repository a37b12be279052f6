import { clampChroma, formatHex, modeOklch, modeRgb, useMode as registerMode } from 'culori/fn';
import { CONTRAST_RULES, contrast, type Palette } from '../../server/distributor/contrast.ts';
import type { ColourName, Theme } from '../../server/distributor/theme.ts';

registerMode(modeRgb);
const toOklch = registerMode(modeOklch);

/** Lightness from 0 to 1, and the chroma of a theme whose brand colour has the chroma USUAL_CHROMA (OKLCH). */
type Shade = readonly [lightness: number, chroma: number];
type Mode = keyof Theme;

/** What the shipped themes have in common. They differ in hue. */
const SHADES: Record<ColourName, Record<Mode, Shade>> = {
  page: { light: [0.966, 0.007], dark: [0.195, 0.019] },
  pageVariant: { light: [0.982, 0.004], dark: [0.195, 0.019] },
  low: { light: [0.936, 0.014], dark: [0.232, 0.02] },
  high: { light: [1, 0], dark: [0.268, 0.022] },
  inverted: { light: [0.22, 0.031], dark: [0.97, 0.006] },
  muted: { light: [0.82, 0.02], dark: [0.5, 0.03] },
  hover: { light: [0.936, 0.014], dark: [0.33, 0.029] },
  selected: { light: [0.89, 0.026], dark: [0.42, 0.037] },
  action: { light: [0.376, 0.087], dark: [0.909, 0.049] },
  onAction: { light: [1, 0], dark: [0.2, 0.031] },
  text: { light: [0.215, 0.022], dark: [0.975, 0.005] },
  subdued: { light: [0.455, 0.026], dark: [0.82, 0.019] },
  separator: { light: [0.82, 0.02], dark: [0.47, 0.029] },
  input: { light: [0.5, 0.03], dark: [0.78, 0.02] },
  accent: { light: [0.503, 0.111], dark: [0.76, 0.092] },
  hero: { light: [0.925, 0.029], dark: [0.24, 0.035] },
  tile: { light: [0.936, 0.022], dark: [0.33, 0.035] },
  far: { light: [0.845, 0.043], dark: [0.325, 0.047] },
  mid: { light: [0.72, 0.063], dark: [0.406, 0.057] },
  near: { light: [0.52, 0.073], dark: [0.285, 0.046] },
  water: { light: [0.8, 0.051], dark: [0.276, 0.049] },
  tree: { light: [0.615, 0.071], dark: [0.34, 0.051] },
  road: { light: [0.385, 0.051], dark: [0.17, 0.026] },
  ink: { light: [0.27, 0.045], dark: [0.135, 0.02] },
  glass: { light: [0.36, 0.051], dark: [0.52, 0.03] },
  fog: { light: [0.97, 0.012], dark: [0.4, 0.031] },
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
  const light = shadesOf('light', brandOf(main));
  light.action = darkenedUntilReadable('action', main, light);
  light.accent = darkenedUntilReadable('accent', second, light);
  const dark = shadesOf('dark', brandOf(main));
  dark.accent = hexOf(SHADES.accent.dark, brandOf(second));
  return { light, dark };
}

function brandOf(colour: string): Brand {
  const { h: hue = 0, c: chroma = 0 } = toOklch(colour) ?? {};
  return { hue, chroma };
}

function shadesOf(mode: Mode, brand: Brand): Palette {
  const entries = Object.entries(SHADES).map(([name, shades]) => [name, hexOf(shades[mode], brand)]);
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
