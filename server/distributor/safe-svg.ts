import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import { whenFirstUsed } from '../platform/when-first-used.ts';

/** What shapes are made of; no script, no text, no picture, no animation, nothing that holds HTML. */
const ELEMENTS = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'clipPath', 'mask', 'pattern'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop'],
];
const NAMESPACE = 'http://www.w3.org/2000/svg';
const VIEW_BOX = /^\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*$/;
/** What names something outside of the file, or could hide that it does. */
const CSS_REFERENCE = /@import|url\(\s*(?!['"]?#)|\\|javascript:|expression\(/i;

/** Loaded where a distributor has a file of its own: a start without needs none of it (ADR-117). */
const sanitizer = whenFirstUsed(() => createRequire(import.meta.url)('sanitize-html') as typeof sanitizeHtml);

export type SafeSvg = { content: string; width: number; height: number };

/** Returns an SVG file with nothing in it but shapes, or, as texts that follow the file's name, what it has that it may not. */
export function safeSvg(source: string): SafeSvg | { issues: string[] } {
  const issues = new Set(sourceIssues(source));
  const tags: [name: string, attributes: sanitizeHtml.Attributes][] = [];
  const content = sanitizer()(source, {
    parser: { xmlMode: true, decodeEntities: true },
    allowedTags: ELEMENTS,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    // What it takes away later is seen here.
    onOpenTag: (name, attributes) => tags.push([name, { ...attributes }]),
  });
  for (const tag of tags) for (const issue of tagIssues(...tag)) issues.add(issue);
  const [name, attributes = {}] = tags[0] ?? [];
  const [, width, height] = VIEW_BOX.exec(attributes.viewBox ?? '')?.map(Number) ?? [];
  if (name !== 'svg' || attributes.xmlns !== NAMESPACE)
    issues.add(`is no SVG: it must begin with <svg xmlns="${NAMESPACE}">`);
  else if (!width || !height) issues.add('has no viewBox with a width and a height');
  if (issues.size > 0) return { issues: [...issues] };
  return { content, width: width ?? 0, height: height ?? 0 };
}

/** What the parser passes over, or decodes. */
function sourceIssues(source: string): string[] {
  return [
    /<!(?!--)/.test(source) ? 'has a document type, entities or CDATA' : [],
    /<\?(?!xml\s)/.test(source) ? 'has a processing instruction' : [],
    /&(?!(?:amp|lt|gt|quot|apos);)/.test(source) ? 'has characters written as &…;' : [],
    CSS_REFERENCE.test(source) ? 'refers to something outside of itself in its styles' : [],
  ].flat();
}

function tagIssues(name: string, attributes: sanitizeHtml.Attributes): string[] {
  const handlers = Object.keys(attributes).filter((each) => /^on/i.test(each));
  const isForeign = Object.entries(attributes).some(
    ([each, value]) => /^(?:xlink:)?href$|^src$/i.test(each) && !value.startsWith('#'),
  );
  return [
    ELEMENTS.includes(name) ? [] : `has a <${name}>`,
    handlers.map((handler) => `has a script handler, ${handler}`),
    isForeign ? `refers to something outside of itself in <${name}>` : [],
  ].flat();
}
