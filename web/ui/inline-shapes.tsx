import { createElement, type ReactNode } from 'react';
import icons from './icons.svg?raw';
import pictures from './illustrations/pictures.svg?raw';
import type { InlineSvg } from './inline-svg.ts';

/** All icons and pictures with their shapes. About 14 kB in brotli, so the portal's own pages don't load it. */
export const INLINE_SVG: InlineSvg = {
  Icon: ({ name }) => inline(icons, name),
  Picture: ({ name }) => inline(pictures, name),
};

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/**
 * Returns a symbol of a sprite as an `<svg>`. It builds elements instead of using `innerHTML`, because the
 * policy of the other app's page may forbid it.
 */
function inline(sprite: string, id: string): ReactNode {
  const [, rest = ''] = sprite.split(`id="${id}"`);
  const [symbol = ''] = rest.split('\n');
  const [svg] = elementsOf([...`<svg${symbol}`.matchAll(TAG)]);
  return svg;
}

/** Takes the tags of elements until the end of their parent, and returns the elements. */
function elementsOf(tags: RegExpExecArray[]): ReactNode[] {
  const elements: ReactNode[] = [];
  for (let tag = tags.shift(); tag && !tag[1]; tag = tags.shift()) {
    const [, , name = '', attributes = '', isEmpty] = tag;
    elements.push(createElement(name, propsOf(attributes), ...(isEmpty ? [] : elementsOf(tags))));
  }
  return elements;
}

/** Returns attributes with the names that React gives them. */
function propsOf(attributes: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
