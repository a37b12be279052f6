import postcss from 'postcss';
import { expect, it } from 'vitest';
import { stableKeyframes } from './stable-keyframes.ts';

const styles = (id: string, to = '1') =>
  `.a { animation: jkl-show-${id} 1s } .b { animation-name: jkl-show-${id}, other } @keyframes jkl-show-${id} { to { opacity: ${to} } } @keyframes other {}`;
const named = (css: string) => postcss([stableKeyframes]).process(css, { from: undefined }).css;

it('replaces a random name with one derived from the content of the animation', () => {
  expect(named(styles('uxi34zz'))).toBe(named(styles('u9f2k1a')));
  expect(named(styles('uxi34zz'))).toMatch(
    /^\.a \{ animation: (jkl-show-[0-9a-f]{6}) 1s \} \.b \{ animation-name: \1, other \} @keyframes \1 \{/,
  );
});

it('gives animations with different content different names, and keeps names that are not random', () => {
  expect(named(styles('uxi34zz'))).not.toContain(named(styles('uxi34zz', '0')).slice(0, 40));
  expect(named(styles('uxi34zz'))).toContain('@keyframes other');
});
