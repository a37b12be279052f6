import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';
import { lazy } from '../platform/lazy.ts';

/** Elements that draw shapes. Excludes scripts, text, images, animations and elements that can contain HTML. */
const ELEMENTS = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'clipPath', 'mask', 'pattern'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop'],
];
const NAMESPACE = 'http://www.w3.org/2000/svg';
const VIEW_BOX = /^\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*$/;
/** CSS that refers to something outside the file, or could hide an external reference. */
const CSS_REFERENCE =
  /@import|@font-face|@namespace|url\(\s*(?!['"]?#)|(?:image-set|\bsrc|\bimage|cross-fade|\belement)\(|\\|javascript:|expression\(/i;
/** Attributes, with any prefix, that name a file or change what references mean. */
const FILE_ATTRIBUTE = /^(?:[\w-]+:)?(?:href|src|base)$/i;
/** Maximum number of elements that are drawn when each reference is replaced by its target. */
const MAX_DRAWN = 20_000;

/** Loaded only if a distributor has its own SVG, to keep startup fast (ADR-001). */
const sanitizer = lazy(() => createRequire(import.meta.url)('sanitize-html') as typeof sanitizeHtml);

type SafeSvg = { content: string; width: number; height: number };

/** Returns an SVG file that contains only shapes, or the issues found. An issue is a text that follows the file name. */
export function safeSvg(source: string): SafeSvg | { issues: string[] } {
  const issues = new Set(sourceIssues(source));
  const tags: [name: string, attributes: sanitizeHtml.Attributes][] = [];
  const drawing = drawnElements();
  const content = sanitizer()(source, {
    parser: { xmlMode: true, decodeEntities: true },
    allowedTags: ELEMENTS,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    // Called before removal, so this also sees elements that the sanitizer removes.
    onOpenTag(name, attributes) {
      tags.push([name, { ...attributes }]);
      drawing.open(attributes);
    },
    onCloseTag: () => drawing.close(),
  });
  for (const tag of tags) for (const issue of tagIssues(...tag)) issues.add(issue);
  if (drawing.count() > MAX_DRAWN)
    issues.add('draws too many elements by references to elements with references');
  const [name, attributes = {}] = tags[0] ?? [];
  const [, width, height] = VIEW_BOX.exec(attributes.viewBox ?? '')?.map(Number) ?? [];
  if (name !== 'svg' || attributes.xmlns !== NAMESPACE)
    issues.add(`is not an SVG: it must start with <svg xmlns="${NAMESPACE}">`);
  else if (!width || !height) issues.add('has no viewBox with a width and a height');
  if (issues.size > 0) return { issues: [...issues] };
  return { content, width: width ?? 0, height: height ?? 0 };
}

/** Returns the issues that the parser skips or decodes. */
function sourceIssues(source: string): string[] {
  return [
    /<!(?!--)/.test(source) ? 'has a document type, entities or CDATA' : [],
    /<\?(?!xml\s)/.test(source) ? 'has a processing instruction' : [],
    /&(?!(?:amp|lt|gt|quot|apos);)/.test(source) ? 'has character references (&…;)' : [],
    CSS_REFERENCE.test(source) ? 'has an external reference in its styles' : [],
  ].flat();
}

function tagIssues(name: string, attributes: sanitizeHtml.Attributes): string[] {
  const handlers = Object.keys(attributes).filter((each) => /^on/i.test(each));
  const isForeign = Object.entries(attributes).some(
    ([each, value]) => FILE_ATTRIBUTE.test(each) && (!value.startsWith('#') || /base$/i.test(each)),
  );
  return [
    ELEMENTS.includes(name) ? [] : `has a <${name}>`,
    handlers.map((handler) => `has a script handler, ${handler}`),
    isForeign ? `has an external reference in <${name}>` : [],
  ].flat();
}

type Drawn = { own: number; targets: string[] };

/**
 * Counts the elements that a browser draws: ten levels of ten `<use>` each draw 10¹⁰. References by `href` and
 * `url(#…)` count, and a circle counts as infinite.
 */
function drawnElements() {
  const root: Drawn = { own: 0, targets: [] };
  const byId = new Map<string, Drawn>();
  const openElements: (string | undefined)[] = [];
  const counts = new Map<string, number>();

  function countOf({ own, targets }: Drawn): number {
    return targets.reduce((sum, target) => sum + countOfId(target), own);
  }

  function countOfId(id: string): number {
    const known = counts.get(id);
    if (known !== undefined) return known;
    counts.set(id, Number.POSITIVE_INFINITY);
    const target = byId.get(id);
    const count = target ? countOf(target) : 0;
    counts.set(id, count);
    return count;
  }

  return {
    open(attributes: sanitizeHtml.Attributes): void {
      const { id } = attributes;
      if (id !== undefined && !byId.has(id)) byId.set(id, { own: 0, targets: [] });
      openElements.push(id);
      const targets = Object.entries(attributes).flatMap(([name, value]) => targetsOf(name, value));
      const around = openElements.flatMap((each) => (each === undefined ? [] : (byId.get(each) ?? [])));
      for (const element of new Set([root, ...around])) {
        element.own += 1;
        element.targets.push(...targets);
      }
    },
    close(): void {
      openElements.pop();
    },
    count: () => countOf(root),
  };
}

function targetsOf(name: string, value: string): string[] {
  if (FILE_ATTRIBUTE.test(name)) return [value.slice(1)];
  return [...value.matchAll(/url\(\s*['"]?#([^'")\s]+)/gi)].map(([, id = '']) => id);
}
