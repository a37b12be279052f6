import { describe, expect, test } from 'vitest';
import { readDistributorFile } from './read-distributor-file.ts';
import type { Theme } from './theme.ts';

type Colour = keyof Theme['light'];

/**
 * The foreground colours, their backgrounds and the minimum contrast (WCAG 2.2, 1.4.3 and 1.4.11; look,
 * Colours).
 */
const PAIRS: readonly [least: number, front: Colour, backs: readonly Colour[]][] = [
  [4.5, 'text', ['page', 'high', 'low', 'hover', 'hero', 'tile', 'far']],
  [4.5, 'subdued', ['page', 'high', 'low', 'hero']],
  [4.5, 'onAction', ['action']],
  [3, 'action', ['page', 'high']],
  [3, 'accent', ['page', 'high', 'low', 'tile']],
  [3, 'input', ['page', 'high']],
];

/** Returns the relative luminance of a colour, for example #1b1917 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

describe.each(readDistributorFile('distributors.json').distributors)('$shortname', ({ theme }) => {
  test.each(['light', 'dark'] as const)('has sufficient contrast in %s mode', (mode) => {
    const colours = theme[mode];
    const tooWeak = PAIRS.flatMap(([least, front, backs]) =>
      backs
        .map((back) => ({ front, back, ratio: contrast(colours[front], colours[back]) }))
        .filter(({ ratio }) => ratio < least),
    );
    expect(tooWeak).toEqual([]);
  });
});
