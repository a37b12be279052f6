import postcss from 'postcss';
import { expect, it } from 'vitest';
import { hoverRules } from './hover-rules.ts';

const limited = (css: string) => postcss([hoverRules]).process(css, { from: undefined }).css;

it('limits rules for hovering to pointers that can hover', () => {
  expect(limited('.a:hover, .b:hover > .c { top: 0 }').replace(/\s+/g, ' ')).toBe(
    '@media (hover: hover) { .a:hover, .b:hover > .c { top: 0 } }',
  );
});

it('keeps rules that other states share', () => {
  const css = '.a:hover, .a:focus { top: 0 } .b { top: 0 }';
  expect(limited(css)).toBe(css);
});
