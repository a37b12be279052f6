import { expect, it } from 'vitest';
import { ICON_PATHS } from './icons.ts';

it.each(Object.entries(ICON_PATHS))('%s has an outline', (_, path) => {
  expect(path).toMatch(/^[Mm][\d\s.MmLlHhVvCcSsQqTtAaZz-]+$/);
});
