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
/** Nobody prints a page before the whole sheet has come. */
const LATE = /^print$/;
/** What the pointer does and the keyboard's ring: before their rules have come the browser's own show it. */
const TOUCHED = /:(?:hover|active|checked|focus-visible)\b/;
/** What can be seen only once something changes. */
const UNSEEN = /^(?:transition|cursor|-webkit-tap-highlight-color|(?:-webkit-)?user-select)/;
/** In the user's own colours edges may come with the whole sheet; what moves anything may not. */
const FORCED_COLORS = /forced-colors/;
const MOVES = /^(?:display|min-height|padding)/;
/** Of every page, and not in what the server renders. */
const DOCUMENT = /^(?:html|body)$/;
const LIST = /^:(?:is|where|has|matches|-webkit-any)$/;

/**
 * Lays the rules of the style sheet beside the manifest, each with what it needs of a page: the server puts those into a
 * page that it needs, and the browser has the whole sheet later.
 */
export const styleRules: Plugin = {
  name: 'style-rules',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    // After Vite's own, which puts the sheet together.
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
      // Every page has the fonts' rules itself; a second time they would make the browser set the text anew.
      root.walkAtRules('font-face', (rule) => void (isRareFont(rule) || rule.remove()));
      sheet.source = root.toString();
    },
  },
};

/** The letters of other languages, in few names: their font may come with the whole sheet. */
function isRareFont(rule: AtRule): boolean {
  return rule.name === 'font-face' && rule.toString().includes('-latin-ext-');
}

/** Returns the rules of a sheet that a page may have, in its order. */
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
  if (!selector) throw new Error(`${text} is no selector`);
  return { text, needs: needsOf(selector) };
}

/** All of which a page must have something for the selector to match: of each list any one. */
function needsOf(selector: selectorParser.Selector): string[][] {
  return selector.nodes.flatMap((node): string[][] => {
    if (node.type === 'class') return [[node.value]];
    if (node.type === 'tag' && !DOCUMENT.test(node.value)) return [[`<${node.value}`]];
    if (node.type === 'attribute' && node.attribute.startsWith('data-')) return [[`[${node.attribute}]`]];
    if (node.type === 'attribute' && node.attribute === 'type') return [[`type="${node.value}"`]];
    if (node.type !== 'pseudo' || !LIST.test(node.value)) return [];
    // Of an alternative with several needs the first stands for all: rather a rule too many than one too few.
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
