import { describe, expect, test } from 'vitest';
import { contrast, contrastIssues } from './contrast.ts';
import { readDistributorFile } from './read-distributor-file.ts';

const { distributors } = readDistributorFile('distributors.json');

test.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

describe.each(distributors)('$shortname', ({ theme }) => {
  test('has sufficient contrast in light and dark', () => {
    expect(contrastIssues(theme)).toEqual([]);
  });
});

test('weak pairs are named with both colours, in either mode', () => {
  const theme = structuredClone(distributors[0]?.theme);
  if (!theme) throw new Error('no distributor');
  theme.light.onAction = theme.light.action;
  theme.dark.input = '#23262b';
  theme.dark.page = '#131518';
  theme.dark.high = '#23262a';
  expect(contrastIssues(theme)).toEqual([
    'theme.light.onAction #1b1917 on action #1b1917 has a contrast of 1, but needs 4.5.',
    'theme.dark.input #23262b on page #131518 has a contrast of 1.20, but needs 3.',
    'theme.dark.input #23262b on high #23262a has a contrast of 1.00, but needs 3.',
  ]);
});

test('texts and icons must be readable on what is hovered or selected', () => {
  const theme = structuredClone(distributors[0]?.theme);
  if (!theme) throw new Error('no distributor');
  theme.light.selected = theme.light.text;
  theme.dark.hover = theme.dark.subdued;
  theme.dark.accent = theme.dark.hover;
  const pairs = contrastIssues(theme).map((line) => line.replace(/ #\w+/g, '').split(' has ')[0]);
  expect(pairs).toEqual(
    expect.arrayContaining([
      'theme.light.text on selected',
      'theme.dark.subdued on hover',
      'theme.dark.accent on hover',
    ]),
  );
});
