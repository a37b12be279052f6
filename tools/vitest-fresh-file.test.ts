import { expect, test, vi } from 'vitest';

test('vitest-fresh-file resets the state that the previous test file left', async () => {
  vi.stubGlobal('document', {});
  vi.stubEnv('OF_ANOTHER_FILE', 'yes');
  vi.spyOn(Math, 'random').mockReturnValue(2);
  vi.useFakeTimers();

  await import('./vitest-fresh-file.ts');

  expect(vi.isFakeTimers()).toBe(false);
  expect(globalThis).not.toHaveProperty('document');
  expect(process.env).not.toHaveProperty('OF_ANOTHER_FILE');
  expect(Math.random()).toBeLessThan(1);
});

test('vitest-fresh-modules loads our modules again', async () => {
  const before = await import('./read-sources.ts');

  await import('./vitest-fresh-modules.ts');

  expect(await import('./read-sources.ts')).not.toBe(before);
});
