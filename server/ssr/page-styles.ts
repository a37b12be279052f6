import { hash } from 'node:crypto';
import { lazyByKey } from '../platform/lazy.ts';

/** Inline styles as an element, and their hash for the content security policy. */
export type InlineStyles = { hash: string; element: Buffer };

/** Returns styles as an element with its hash. Call it once for each text: every page needs both. */
export function inlineStyles(text: string): InlineStyles {
  // Bytes of its own: a part of Buffer's shared 64 kB would keep them in memory, with parts of customers' pages.
  const element = Buffer.from(new TextEncoder().encode(`<style>${text}</style>`).buffer);
  return { hash: hash('sha256', text, 'base64'), element };
}

/**
 * A selector and the tokens that a page needs to match it. Each list needs at least one of its classes,
 * `[data-…]`, `type="…"` or `<element` tokens.
 */
export type StyleSelector = { text: string; needs: readonly (readonly string[])[] };

/**
 * `sets` is the custom property or keyframes that it defines, or null for a visible declaration. `uses` lists
 * the custom properties and keyframes that it reads.
 */
export type StyleDeclaration = { text: string; sets: string | null; uses: readonly string[] };

export type StyleRule = {
  /** the enclosing at-rules, for example media queries, outermost first */
  around: readonly string[];
  /** null for an at-rule, which is then the only declaration */
  selectors: readonly StyleSelector[] | null;
  declarations: readonly StyleDeclaration[];
};

/** The description of the style sheet that the build writes. */
export type BuiltStyles = {
  /** the file of the full style sheet */
  sheet: string;
  rules: readonly StyleRule[];
  /** the custom properties that the sprites read from the page */
  usedBySprites: readonly string[];
};

/** Maximum number of cached page styles. Pages differ by address and state, so a few each suffice. */
const MAX_CACHED = 200;

/**
 * Returns a function that selects the styles of a page by its HTML: every rule that its elements can match in
 * any state, in sheet order. The page is thus styled before the full sheet has loaded, and the sheet changes
 * nothing.
 */
export function stylesByPage(
  { rules: all, usedBySprites }: BuiltStyles,
  themed: ReadonlySet<string>,
): (html: string) => InlineStyles {
  const rules = all.map((rule) => withoutThemed(rule, themed));
  const tokensOnPage = tokenFinder(rules);
  const cache = new Map<string, InlineStyles>();

  return (html) => {
    const { key, tokens } = tokensOnPage(html);
    const styles = cache.get(key) ?? inlineStyles(selectStyles(rules, new Set(tokens()), usedBySprites));
    // Move the entry to the end, so that the least recently used one is evicted first.
    cache.delete(key);
    cache.set(key, styles);
    if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value ?? '');
    return styles;
  };
}

/** Returns a `:root` rule without the properties that every theme sets again with higher specificity. */
function withoutThemed(rule: StyleRule, themed: ReadonlySet<string>): StyleRule {
  if (!rule.selectors?.every(({ text }) => text === ':root')) return rule;
  return {
    ...rule,
    declarations: rule.declarations.filter(({ sets }) => sets === null || !themed.has(sets)),
  };
}

/**
 * Returns a function that finds the tokens of the rules on a page: classes, data attributes and elements.
 * `key` identifies the set of tokens.
 */
function tokenFinder(rules: readonly StyleRule[]) {
  const selectors = rules.flatMap((rule) => rule.selectors ?? []);
  const needed = [...new Set(selectors.flatMap(({ needs }) => needs.flat()))];
  const numbers = new Map(needed.map((token, number) => [token, number]));
  const elements = needed.filter((token) => token.startsWith('<')).map((token) => token.slice(1));
  // The quotes tell an attribute from text, whose quotes are escaped: `numbersIn` would keep what customers type.
  const found = new RegExp(
    `class="([^"]*)"|data-[a-z-]+(?==")|type="[a-z]+"|<(?:${elements.join('|')})(?=[ >/])`,
    'g',
  );
  const numbersIn = lazyByKey((classes: string) =>
    classes.split(' ').flatMap((token) => numbers.get(token) ?? []),
  );

  return (html: string) => {
    const has = Buffer.alloc(needed.length);
    for (const [text, classes] of html.matchAll(found)) {
      const tokens = classes ?? (text.startsWith('data-') ? `[${text}]` : text);
      for (const number of numbersIn(tokens)) has[number] = 1;
    }
    return { key: has.toString('latin1'), tokens: () => needed.filter((_, number) => has[number] === 1) };
  };
}

/** Returns the sheet without rules that match nothing on the page, and without unused properties. */
export function selectStyles(
  rules: readonly StyleRule[],
  tokens: ReadonlySet<string>,
  usedElsewhere: readonly string[],
): string {
  const matching = rules.flatMap((rule) => matchingPart(rule, tokens));
  const used = usedNames(matching, usedElsewhere);
  let text = '';
  let open: readonly string[] = [];
  for (const { around, selectors, declarations } of matching) {
    const live = declarations.filter((each) => isLive(each, used)).map((each) => each.text);
    if (live.length === 0) continue;
    text += between(open, around);
    open = around;
    text += selectors ? `${selectors.map((each) => each.text).join(',')}{${live.join(';')}}` : live[0];
  }
  return text + between(open, []);
}

function matchingPart(rule: StyleRule, tokens: ReadonlySet<string>): StyleRule[] {
  if (!rule.selectors) return [rule];
  const selectors = rule.selectors.filter(({ needs }) =>
    needs.every((any) => any.some((each) => tokens.has(each))),
  );
  return selectors.length > 0 ? [{ ...rule, selectors }] : [];
}

/** Returns the custom properties and keyframes that are used, directly or indirectly. */
function usedNames(rules: readonly StyleRule[], usedElsewhere: readonly string[]): ReadonlySet<string> {
  const used = new Set(usedElsewhere);
  const declarations = rules.flatMap((rule) => rule.declarations);
  for (let size = -1; size < used.size; ) {
    size = used.size;
    for (const each of declarations) if (isLive(each, used)) for (const name of each.uses) used.add(name);
  }
  return used;
}

function isLive({ sets }: StyleDeclaration, used: ReadonlySet<string>): boolean {
  return sets === null || used.has(sets);
}

/** Returns the text that closes the at-rules of one rule and opens those of the next. */
function between(open: readonly string[], next: readonly string[]): string {
  if (open.join() === next.join()) return '';
  return '}'.repeat(open.length) + next.map((each) => `${each}{`).join('');
}
