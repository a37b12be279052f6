import { expect, it } from 'vitest';
import { readSources } from './read-sources.ts';

const styles = [...readSources(/\.scss$/)];

it('no style ends a whole pixel below a breakpoint: enlarged pages are 1199.3 px wide', () => {
  const found = styles.flatMap(([path, text]) =>
    (text.match(/@media[^{]*max-width: \d+px[^{]*/g) ?? []).map((query) => `${path} ${query.trim()}`),
  );
  expect(styles.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
