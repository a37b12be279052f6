import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import icons from './icons.svg?raw';
import { ICONS, type IconName } from './icons.ts';
import { PICTURES } from './illustrations/picture-names.ts';
import pictures from './illustrations/pictures.svg?raw';
import { INLINE_SVG } from './inline-shapes.tsx';

const { Icon, Picture } = INLINE_SVG;
const warning = vi.spyOn(console, 'error');

afterEach(() => expect(warning).not.toHaveBeenCalled());

test.each(Object.keys(ICONS) as IconName[])('the icon %s has the shapes of its symbol', (name) => {
  expect(renderToStaticMarkup(<Icon name={name} />)).toBe(inlined(icons, name));
});

test.each(PICTURES)('the picture %s has the shapes of its symbol', (name) => {
  expect(renderToStaticMarkup(<Picture name={name} />)).toBe(inlined(pictures, name));
});

/** Returns the line of a symbol as React writes an inline SVG. */
function inlined(sprite: string, id: string): string {
  const start = `<symbol id="${id}"`;
  const symbol = sprite.split('\n').find((line) => line.startsWith(start)) ?? '';
  return symbol
    .replace(start, '<svg')
    .replace('</symbol>', '</svg>')
    .replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>');
}
