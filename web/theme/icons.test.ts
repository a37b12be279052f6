import { expect, it } from 'vitest';
import { ICON_PATHS } from './icons.ts';

it.each(Object.entries(ICON_PATHS))('%s has an outline', (_, path) => {
  expect(path).toMatch(/^M[\d\s.MmLlHhVvCcSsQqTtAaZz-]+$/);
});
