import { expect, test } from 'vitest';
import { safeSvg } from './safe-svg.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (content: string, more = '') => `<svg ${XMLNS} viewBox="0 0 120 30"${more}>${content}</svg>`;
const TOO_MANY = 'draws too many elements by references to elements with references';
/** Returns ten groups. Each has ten references to the one before. */
const levels = (reference: string) =>
  Array.from(
    { length: 10 },
    (_, level) => `<g id="g${level}">${reference.replaceAll('ID', `g${level - 1}`).repeat(10)}</g>`,
  ).join('');

test('keeps a shape that is used a hundred times, also within another', () => {
  const row = `<g id="row">${'<use href="#dot"></use>'.repeat(10)}</g>`;
  const content = `<circle id="dot" r="1"></circle>${row}${'<use href="#row"></use>'.repeat(10)}`;
  expect(safeSvg(svg(content))).toMatchObject({ content: svg(content) });
});

test('keeps shapes, gradients and dark-mode styles unchanged', () => {
  const content = [
    '<title>Fjordbanken</title>',
    '<style>path{fill:#123}@media (prefers-color-scheme:dark){path{fill:#def}}</style>',
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>',
    '<g clip-path="url(#c)"><path fill="url(#g)" d="M0 0h120v30z"></path><use href="#a"></use></g>',
  ].join('');
  expect(safeSvg(svg(content))).toEqual({ content: svg(content), width: 120, height: 30 });
});

test('removes comments and the XML declaration', () => {
  const source = `<?xml version="1.0" encoding="UTF-8"?><!-- drawn by hand -->${svg('<path d="M0 0"/>')}`;
  expect(safeSvg(source)).toMatchObject({ content: svg('<path d="M0 0"></path>') });
});

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'has a <script>'],
  ['a script in a namespace', svg('<svg:script>alert(1)</svg:script>'), 'has a <svg:script>'],
  ['a handler', svg('<path onload="alert(1)"/>'), 'has a script handler, onload'],
  ['a handler at the root', svg('', ' onLoad="alert(1)"'), 'has a script handler, onLoad'],
  ['HTML', svg('<foreignObject><p>Hei</p></foreignObject>'), 'has a <foreignObject>'],
  ['an image', svg('<image href="https://ond.example/x.png"/>'), 'has a <image>'],
  ['an animation', svg('<set attributeName="href" to="javascript:alert(1)"/>'), 'has a <set>'],
  ['text', svg('<text>Fjordbanken</text>'), 'has a <text>'],
  ['a link', svg('<a href="#x"><path/></a>'), 'has a <a>'],
  ['a reference to another file', svg('<use href="andre.svg#a"/>'), 'has an external reference in <use>'],
  [
    'a reference to a data address',
    svg('<use xlink:href="data:image/svg+xml,x"/>'),
    'has an external reference in <use>',
  ],
  ['an import', svg('<style>@import "x.css";</style>'), 'has an external reference in its styles'],
  [
    'an external fill',
    svg('<path fill="url(https://ond.example/#g)"/>'),
    'has an external reference in its styles',
  ],
  [
    'an escaped style',
    svg('<path style="fill:u\\72l(//ond.example)"/>'),
    'has an external reference in its styles',
  ],
  ...[
    'fill:image-set("https://ond.example/x.png" 1x)',
    'fill:-webkit-image-set(url(#a) 1x)',
    'fill:src("https://ond.example/x.svg")',
    'fill:image("https://ond.example/x.png")',
  ].map((style): [string, string, string] => [
    `a style with ${style}`,
    svg(`<path style='${style}'/>`),
    'has an external reference in its styles',
  ]),
  ['a base address', svg('<g xml:base="https://ond.example/"/>'), 'has an external reference in <g>'],
  ['a local base address', svg('<g xml:base="#a"/>'), 'has an external reference in <g>'],
  [
    'a reference with another prefix',
    svg('<use x:href="https://ond.example/a.svg#a"/>', ' xmlns:x="http://www.w3.org/1999/xlink"'),
    'has an external reference in <use>',
  ],
  ['ten levels of ten references', svg(levels('<use href="#ID"/>')), TOO_MANY],
  ['ten levels of ten patterns', svg(levels('<path fill="url(#ID)"/>')), TOO_MANY],
  ['a reference to itself', svg('<g id="a"><use href="#a"/></g>'), TOO_MANY],
  ['references in a circle', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), TOO_MANY],
  ['entities', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`, 'has a document type, entities or CDATA'],
  [
    'an encoded character',
    svg('<path style="fill:&#117;rl(//ond.example)"/>'),
    'has character references (&…;)',
  ],
  ['a style sheet', `<?xml-stylesheet href="x.css"?>${svg('')}`, 'has a processing instruction'],
  [
    'a file with only HTML',
    '<!-- --><html><body>Hei</body></html>',
    'is not an SVG: it must start with <svg xmlns="http://www.w3.org/2000/svg">',
  ],
  [
    'a missing namespace',
    '<svg viewBox="0 0 1 1"/>',
    'is not an SVG: it must start with <svg xmlns="http://www.w3.org/2000/svg">',
  ],
  ['an empty file', '', 'is not an SVG: it must start with <svg xmlns="http://www.w3.org/2000/svg">'],
  ['a missing viewBox', `<svg ${XMLNS} width="10" height="10"/>`, 'has no viewBox with a width and a height'],
  [
    'a viewBox without height',
    `<svg ${XMLNS} viewBox="0 0 10 0"/>`,
    'has no viewBox with a width and a height',
  ],
])('reports %s', (_what, source, issue) => {
  const found = safeSvg(source);
  expect('issues' in found && found.issues).toContain(issue);
});
