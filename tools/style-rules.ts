import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Plugin } from 'vite';
import type { BuiltStyles, StyleDeclaration, StyleRule, StyleSelector } from '../server/ssr/page-styles.ts';

const AROUND = /^(?:media|supports|container|layer)$/;
/** Print styles can wait until the whole sheet has loaded. */
const LATE = /^print$/;
/** Pointer states and the focus ring. Until their rules have loaded, the browser's own styles apply. */
const TOUCHED = /:(?:hover|active|checked|focus-visible)\b/;
/** Properties that are visible only after a change. */
const UNSEEN = /^(?:transition|cursor|-webkit-tap-highlight-color|(?:-webkit-)?user-select)/;
/** In forced-colors mode, borders may come with the whole sheet, but rules that affect the layout may not. */
const FORCED_COLORS = /forced-colors/;
const MOVES = /^(?:display|min-height|padding)/;
/** Elements of every page that are outside the HTML that the server renders. */
const DOCUMENT = /^(?:html|body)$/;
const LIST = /^:(?:is|where|has|matches|-webkit-any)$/;

/**
 * Writes the rules of the style sheet to a file next to the manifest, each with the selectors it needs on a
 * page. The server puts the rules that a page needs into the page. The browser loads the whole sheet later.
 */
export const styleRules: Plugin = {
  name: 'style-rules',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    // Runs after Vite's own plugin, which assembles the sheet.
    order: 'post',
    handler(_options, bundle) {
      const assets = Object.values(bundle).filter((file) => file.type === 'asset');
      const sheet = assets.find(({ names }) => names.includes('style.css'));
      if (!sheet) throw new Error('the build has no style sheet');
      const root = postcss.parse(String(sheet.source));
      const sprites = assets.filter(({ fileName }) => fileName.endsWith('.svg'));
      const styles: BuiltStyles = {
        sheet: sheet.fileName,
        rules: rulesOf(root),
        usedBySprites: [...new Set(sprites.flatMap(({ source }) => variablesIn(String(source))))],
      };
      this.emitFile({ type: 'asset', fileName: '.vite/styles.json', source: JSON.stringify(styles) });
      // Every page already contains the font rules. Loading them again would make the browser lay out the
      // text again.
      root.walkAtRules('font-face', (rule) => void (isRareFont(rule) || rule.remove()));
      sheet.source = root.toString();
    },
  },
};

/** Letters of other languages, which few names contain. Their font may come with the whole sheet. */
function isRareFont(rule: AtRule): boolean {
  return rule.name === 'font-face' && rule.toString().includes('-latin-ext-');
}

/** Returns the rules of a sheet that may be inlined into a page, in source order. */
export function rulesOf(root: Root): StyleRule[] {
  const animations: string[] = [];
  root.walkAtRules('keyframes', ({ params }) => void animations.push(params));
  return rulesIn(root, []).filter(isEarly);

  function rulesIn(container: Container, around: readonly string[]): StyleRule[] {
    return (container.nodes ?? []).flatMap((node): StyleRule[] => {
      if (node.type === 'rule')
        return node.selectors.every((each) => TOUCHED.test(each)) ? [] : [styleRule(node, around)];
      if (node.type !== 'atrule' || isRareFont(node) || LATE.test(node.params)) return [];
      if (node.nodes && AROUND.test(node.name))
        return rulesIn(node, [...around, `@${node.name} ${node.params}`]);
      return [{ around, selectors: null, declarations: [declarationOf(node, keyframesOf(node))] }];
    });
  }

  function styleRule(rule: Rule, around: readonly string[]): StyleRule {
    const declarations = (rule.nodes as readonly ChildNode[]).filter(isEarlyDeclaration);
    return {
      around,
      selectors: rule.selectors.map(selectorOf),
      declarations: declarations.map((node) => declarationOf(node, node.variable ? node.prop : null)),
    };
  }

  function declarationOf(node: ChildNode, sets: string | null): StyleDeclaration {
    const text = node.toString();
    const played = text.startsWith('animation') ? animations.filter((name) => text.includes(name)) : [];
    return { text, sets, uses: [...variablesIn(text), ...played] };
  }
}

function keyframesOf({ name, params }: AtRule): string | null {
  return name === 'keyframes' ? params : null;
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

function selectorOf(text: string): StyleSelector {
  const [selector] = selectorParser().astSync(text).nodes;
  if (!selector) throw new Error(`${text} is not a selector`);
  return { text, needs: needsOf(selector) };
}

/**
 * Returns the conditions for a selector to match a page. Each list is one condition: the page must contain
 * one of its items.
 */
function needsOf(selector: selectorParser.Selector): string[][] {
  return selector.nodes.flatMap((node): string[][] => {
    if (node.type === 'class') return [[node.value]];
    if (node.type === 'tag' && !DOCUMENT.test(node.value)) return [[`<${node.value}`]];
    if (node.type === 'attribute' && node.attribute.startsWith('data-')) return [[`[${node.attribute}]`]];
    if (node.type === 'attribute' && node.attribute === 'type') return [[`type="${node.value}"`]];
    if (node.type !== 'pseudo' || !LIST.test(node.value)) return [];
    // Only the first need of each alternative is used. This may include a rule too many, but never one too
    // few.
    const first = node.nodes.map((alternative) => needsOf(alternative)[0]);
    return first.every((need) => need !== undefined) ? [first.flat()] : [];
  });
}

function isEarlyDeclaration(node: ChildNode): node is Declaration {
  return node.type === 'decl' && !UNSEEN.test(node.prop);
}

function isEarly({ around, declarations }: StyleRule): boolean {
  if (!around.some((each) => FORCED_COLORS.test(each))) return true;
  return declarations.some(({ text }) => MOVES.test(text));
}
