import { type InlineStyles, inlineStyles } from './inline-styles.ts';

/** A selector, and what a page must have for it to match: of each list any one, classes, `[data-…]`, `type="…"` and `<element`. */
export type StyleSelector = { text: string; needs: readonly (readonly string[])[] };

/** `sets`: the custom property or the keyframes it defines, null: something that shows; `uses`: what it reads of these. */
export type StyleDeclaration = { text: string; sets: string | null; uses: readonly string[] };

export type StyleRule = {
  /** the media queries and such that it stands in, from the outside */
  around: readonly string[];
  /** null: an at-rule, which is its only declaration */
  selectors: readonly StyleSelector[] | null;
  declarations: readonly StyleDeclaration[];
};

/** What the build writes about the style sheet. */
export type BuiltStyles = {
  /** the whole sheet's file */
  sheet: string;
  rules: readonly StyleRule[];
  /** the custom properties that the sprites read from the page */
  usedBySprites: readonly string[];
};

/** As many are kept as pages differ in their elements: a few for each address and state. */
const MAX_KEPT = 200;

/**
 * Returns what finds the styles of a page by its HTML: every rule that one of its elements can match in whatever state, in the
 * sheet's order. So the page is styled before the whole sheet has come, and the sheet changes nothing of it.
 */
export function stylesByPage(
  { rules: all, usedBySprites }: BuiltStyles,
  themed: ReadonlySet<string>,
): (html: string) => InlineStyles {
  const rules = all.map((rule) => withoutThemed(rule, themed));
  const tokensOnPage = tokenFinder(rules);
  const kept = new Map<string, InlineStyles>();

  return (html) => {
    const { key, tokens } = tokensOnPage(html);
    const styles = kept.get(key) ?? inlineStyles(selectStyles(rules, new Set(tokens()), usedBySprites));
    // The one that was asked for longest ago goes first.
    kept.delete(key);
    kept.set(key, styles);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
    return styles;
  };
}

/** A rule of the root without what every distributor's theme sets again, which comes after it and is stronger. */
function withoutThemed(rule: StyleRule, themed: ReadonlySet<string>): StyleRule {
  if (!rule.selectors?.every(({ text }) => text === ':root')) return rule;
  return {
    ...rule,
    declarations: rule.declarations.filter(({ sets }) => sets === null || !themed.has(sets)),
  };
}

/** Returns what finds what the rules ask for on a page: classes, data attributes, elements; `key` stands for their set. */
function tokenFinder(rules: readonly StyleRule[]) {
  const selectors = rules.flatMap((rule) => rule.selectors ?? []);
  const asked = [...new Set(selectors.flatMap(({ needs }) => needs.flat()))];
  const numbers = new Map(asked.map((token, number) => [token, number]));
  const elements = asked.filter((token) => token.startsWith('<')).map((token) => token.slice(1));
  const found = new RegExp(
    `class="([^"]*)"|data-[a-z-]+(?==)|type="[a-z]+"|<(?:${elements.join('|')})(?=[ >/])`,
    'g',
  );
  const numbersOf = new Map<string, readonly number[]>();

  function numbersIn(classes: string): readonly number[] {
    const known = numbersOf.get(classes);
    if (known) return known;
    const each = classes.split(' ').flatMap((token) => numbers.get(token) ?? []);
    numbersOf.set(classes, each);
    return each;
  }

  return (html: string) => {
    const has = Buffer.alloc(asked.length);
    for (const [text, classes] of html.matchAll(found)) {
      const tokens = classes ?? (text.startsWith('data-') ? `[${text}]` : text);
      for (const number of numbersIn(tokens)) has[number] = 1;
    }
    return { key: has.toString('latin1'), tokens: () => asked.filter((_, number) => has[number] === 1) };
  };
}

/** Returns the sheet's text without the rules that nothing on the page can match, nor the custom properties that nothing reads. */
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

/** Returns the custom properties and keyframes that are read, also by way of others. */
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

/** Returns what closes the at-rules that a rule stands in, and opens those of the next. */
function between(open: readonly string[], next: readonly string[]): string {
  if (open.join() === next.join()) return '';
  return '}'.repeat(open.length) + next.map((each) => `${each}{`).join('');
}
