import { modeLrgb, modeRgb, useMode as registerMode, wcagContrast } from 'culori/fn';
import type { ColourName, Theme } from './theme.ts';

registerMode(modeRgb);
registerMode(modeLrgb);

export type Palette = Theme['light'];

/** A foreground colour, its backgrounds, and the minimum contrast on each of them. */
type ContrastRule = { least: number; front: ColourName; backs: readonly ColourName[] };

/** What every theme must satisfy, light and dark (WCAG 2.2, 1.4.3 and 1.4.11; look, Colours). */
export const CONTRAST_RULES: readonly ContrastRule[] = [
  { least: 4.5, front: 'text', backs: ['page', 'high', 'low', 'hover', 'selected', 'hero', 'tile', 'far'] },
  { least: 4.5, front: 'subdued', backs: ['page', 'high', 'low', 'hover', 'hero'] },
  { least: 4.5, front: 'onAction', backs: ['action'] },
  { least: 4.5, front: 'page', backs: ['inverted'] },
  { least: 3, front: 'action', backs: ['page', 'high'] },
  { least: 3, front: 'accent', backs: ['page', 'high', 'low', 'hover', 'tile'] },
  { least: 3, front: 'input', backs: ['page', 'high'] },
];

/** Returns the contrast of two colours such as #1b1917, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** Returns one line for each pair of colours that customers could not tell apart well enough. */
export function contrastIssues(theme: Theme): string[] {
  return (['light', 'dark'] as const).flatMap((mode) =>
    CONTRAST_RULES.flatMap(({ least, front, backs }) =>
      backs
        .map((back) => ({ back, ratio: contrast(theme[mode][front], theme[mode][back]) }))
        .filter(({ ratio }) => ratio < least)
        .map(
          ({ back, ratio }) =>
            `theme.${mode}.${front} ${theme[mode][front]} on ${back} ${theme[mode][back]} has a contrast of ${roundedDown(ratio)}, but needs ${least}.`,
        ),
    ),
  );
}

/** Two decimals, cut off: a ratio just below its limit must not be shown as the limit. */
function roundedDown(ratio: number): string {
  return String(ratio).slice(0, 4);
}
