import { expect, test } from 'vitest';
import shipped from '../../distributors.json' with { type: 'json' };
import { contrastIssues } from '../../server/distributor/contrast.ts';
import { deriveTheme } from './derive-theme.ts';

/** Colours of the whole RGB cube, with its corners, greys and edges. */
const STEPS = ['00', '33', '66', '99', 'cc', 'ff'];
const CUBE = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)));

test('every brand colour gives a readable theme, light and dark', () => {
  expect(CUBE.length).toBe(216);
  for (const colour of CUBE) expect(contrastIssues(deriveTheme(colour)), colour).toEqual([]);
});

test('every second colour is readable beside any main colour', () => {
  for (const [index, colour] of CUBE.entries()) {
    const other = CUBE[(index * 85 + 17) % CUBE.length];
    expect(contrastIssues(deriveTheme(colour, other)), `${colour} and ${other}`).toEqual([]);
  }
});

test('a dark brand colour is kept for buttons, and a second one for accents', () => {
  const { light } = deriveTheme('#5b2a86', '#0a6b5f');
  expect([light.action, light.accent]).toEqual(['#5b2a86', '#0a6b5f']);
});

test('a light brand colour is darkened for buttons, and keeps its hue on surfaces', () => {
  const { light } = deriveTheme('#ffd400');
  expect(light.action).not.toBe('#ffd400');
  expect(light.hero).toBe('#ece6d1');
});

test('a grey brand gives a grey theme', () => {
  const { light, dark } = deriveTheme('#444444');
  for (const colour of [...Object.values(light), ...Object.values(dark)])
    expect(colour).toMatch(/^#([0-9a-f]{2})\1\1$/);
});

test('the colours have the names of a shipped theme', () => {
  const { light, dark } = deriveTheme('#5b2a86');
  const theme = shipped.distributors[0]?.theme;
  expect(Object.keys(light)).toEqual(Object.keys(theme?.light ?? {}));
  expect(Object.keys(dark)).toEqual(Object.keys(theme?.dark ?? {}));
});
