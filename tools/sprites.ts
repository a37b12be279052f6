import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ICONS } from '../web/ui/icons.ts';
import { PICTURES } from '../web/ui/illustrations/picture-names.ts';
import { root } from './set-up.mjs';

const ICON_SOURCES = join(root, 'node_modules/@material-symbols/svg-400/rounded');
/** Our drawings by path. Vite reads them, so that `npm test -- --changed` runs the test when one changes. */
const DRAWINGS = import.meta.glob<string>('./**/*.svg', {
  base: '../web/ui/illustrations/source',
  query: '?raw',
  import: 'default',
  eager: true,
});
const SINGLE = ['empty-plot', 'front-door', 'profile', 'signpost'];

/** Attributes of the outermost element of an SVG, and the elements in it. */
type Drawing = { attributes: string; shapes: string };

/** Returns the sprites with their paths in web/ui (ADR-015). */
export function sprites(): [path: string, sprite: string][] {
  const icons = Object.entries(ICONS).map(([name, source]) => symbol(name, icon(source)));
  const pictures = PICTURES.map((name) => symbol(name, drawing(`areas/${name}.svg`)));
  const { attributes, shapes } = drawing('landscape.svg');
  const parts = [...groupsIn(shapes)].map(([id, part]) => symbol(id, { attributes, shapes: part }));
  return [
    ['icons.svg', sprite(icons)],
    ['illustrations/pictures.svg', sprite(pictures)],
    ['illustrations/landscape.svg', sprite(parts)],
    ...SINGLE.map((name): [string, string] => [
      `illustrations/${name}.svg`,
      sprite([symbol('picture', drawing(`${name}.svg`))]),
    ]),
  ];
}

function sprite(symbols: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** Returns a symbol that fills the surrounding `<use>`. The outermost element clips the overflow. */
function symbol(id: string, { attributes, shapes }: Drawing): string {
  return `<symbol id="${id}" ${attributes} overflow="visible">${shapes}</symbol>`;
}

function icon(source: string): Drawing {
  const { shapes } = parse(source, readFileSync(join(ICON_SOURCES, `${source}.svg`), 'utf8'));
  return { attributes: 'viewBox="0 -960 960 960"', shapes };
}

/** Returns a drawing that contains the parts that it uses. */
function drawing(path: string): Drawing {
  const { attributes, shapes } = read(path);
  const folder = posix.dirname(path);
  const whole = shapes.replace(
    /<use href="([^"#]+)#([^"]+)"([^>]*)\/>/g,
    (_, file: string, id: string, placed: string) => `<g${placed}>${part(posix.join(folder, file), id)}</g>`,
  );
  return { attributes, shapes: whole };
}

/** @throws {Error} if the file does not have the part */
function part(path: string, id: string): string {
  const shapes = groupsIn(read(path).shapes).get(id);
  if (shapes === undefined) throw new Error(`${path} has no part ${id}`);
  return shapes;
}

/** Returns the contents of the top-level groups with an id. */
function groupsIn(shapes: string): Map<string, string> {
  const groups = shapes.matchAll(/<g id="([^"]+)">(.*?)<\/g>(?=<g id=|$)/g);
  return new Map(Array.from(groups, ([, id = '', content = '']) => [id, content]));
}

function read(path: string): Drawing {
  return parse(path, DRAWINGS[`./${path}`] ?? '');
}

/** @throws {Error} if the text is not an SVG */
function parse(name: string, text: string): Drawing {
  const svg = text
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .trim();
  const [, attributes, shapes] = /^<svg xmlns="[^"]+" ([^>]*)>(.+)<\/svg>$/.exec(svg) ?? [];
  if (attributes === undefined || shapes === undefined) throw new Error(`${name} is not an SVG`);
  return { attributes, shapes };
}
