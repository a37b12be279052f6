import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JOKUL_INSIDE, type Pair, SAMPLES, type Sample } from './jokul-samples.tsx';
import { classesIn, markupFacts } from './markup-facts.ts';
import { readSources } from './read-sources.ts';
import { root } from './set-up.mjs';

type Difference = {
  of: readonly Sample[];
  /** classes whose elements are only in Jøkul's markup, with their content */
  leftOut?: readonly string[];
  /** facts that only Jøkul's markup has */
  jokul?: readonly string[];
  /** facts that only our markup has */
  ours?: readonly string[];
  why: string;
};

const FIELDS = ['text field', 'text field with an error', 'text area', 'text area with an error'] as const;
const LINKS = ['button link', 'button link out of the portal'] as const;

/** Every deliberate difference (ADR-015). */
const DIFFERENCES: readonly Difference[] = [
  {
    of: ['button that waits'],
    jokul: ['jkl-button disabled=""'],
    ours: ['jkl-button aria-disabled="true"'],
    why: 'a disabled button loses the focus (spec: shell §9)',
  },
  {
    of: ['button that never waits', ...LINKS],
    leftOut: ['jkl-button__loader'],
    jokul: ['jkl-button data-loading="false"'],
    why: 'a hidden loader would only make the page heavier',
  },
  {
    of: LINKS,
    leftOut: ['jkl-button__label'],
    why: 'the label keeps the text on one line and moves it away for the loader; the text of a link may wrap',
  },
  {
    of: ['button link out of the portal'],
    ours: ['jkl-sr-only in jkl-button', 'jkl-sr-only is <span>'],
    why: 'screen readers hear that the link opens in a new tab',
  },
  {
    of: ['card', 'card that is a link'],
    jokul: ['jkl-card data-padding="s"'],
    why: 'each card sets its own padding',
  },
  {
    of: ['card'],
    jokul: ['jkl-card data-clickable="false"'],
    why: 'the styles only select "true"',
  },
  {
    of: ['message'],
    jokul: [
      '.jkl-icon--bold',
      '.jkl-icon--filled',
      'jkl-icon aria-hidden="true"',
      'jkl-icon in jkl-message',
      'jkl-icon is <span>',
      'jkl-message__icon is <span>',
    ],
    ours: ['jkl-message__icon is <svg>'],
    why: "our icons are a sprite; Jøkul's need its icon font (ADR-015)",
  },
  {
    of: ['message'],
    leftOut: ['jkl-message__message'],
    jokul: ['jkl-message__content data-theme="light"', 'jkl-message__content is <div>'],
    ours: ['jkl-message__content is <p>'],
    why: 'the content is one text, in the size of the text around it and the colour of the message',
  },
  {
    of: FIELDS,
    leftOut: ['jkl-label'],
    jokul: ['jkl-input-group is <div>'],
    why: 'the label has our own styles, and a question is a heading',
  },
  {
    of: FIELDS,
    leftOut: ['jkl-form-support-label'],
    why: "help and error are separate texts, and FieldError announces the error once; Jøkul's need its icon font",
  },
  {
    of: ['text field', 'text field with an error'],
    jokul: [
      'jkl-text-input is <div>',
      'jkl-text-input-wrapper in jkl-input-group',
      'jkl-text-input-wrapper in jkl-text-input',
    ],
    why: 'the group would shrink the field to its content; ours has the width of the form',
  },
  {
    of: ['text area', 'text area with an error'],
    jokul: ['jkl-text-area-wrapper in jkl-input-group'],
    why: 'kfp-field has the place of the group',
  },
  {
    of: ['text area', 'text area with an error'],
    jokul: ['jkl-text-area-wrapper data-has-content="true"'],
    why: "the styles use it only for Jøkul's counter, and our counter is below the field",
  },
  {
    of: ['text area'],
    jokul: ['jkl-text-area__text-area aria-invalid="false"'],
    why: 'valid is the default',
  },
  {
    of: ['text field', 'text field with an error'],
    jokul: ['jkl-text-input__input type="text"'],
    why: 'text is the default type',
  },
  {
    of: ['text field'],
    ours: ['jkl-text-input-wrapper data-invalid="false"'],
    why: 'text fields and text areas share the attribute, which Jøkul always writes on text areas',
  },
];

const COMPONENTS = /^web\/ui\/.*\.tsx$/;
/** Text styles, for which Jøkul has no component. */
const TEXT_STYLE = /^jkl-(?:title-small|heading-\d|body|small)$/;

describe("our markup is Jøkul's, except for the listed differences", () => {
  it.each(Object.entries<readonly Pair[]>(SAMPLES))('%s', (sample, pairs) => {
    const listed = DIFFERENCES.filter(({ of }) => of.some((each) => each === sample));
    const all = (list: 'leftOut' | 'jokul' | 'ours') => listed.flatMap((each) => each[list] ?? []).sort();
    for (const pair of pairs) {
      const [ourHtml, jokulHtml] = [render(pair.ours), render(pair.jokul)];
      const [ours, jokul] = [markupFacts(ourHtml, []), markupFacts(jokulHtml, all('leftOut'))];
      expect(all('leftOut').filter((name) => classesIn(jokulHtml).includes(name))).toEqual(all('leftOut'));
      expect(differences(jokul.facts, ours.facts)).toEqual({ jokul: all('jokul'), ours: all('ours') });
      expect(shared(ours.names, jokul.names)).toEqual(shared(jokul.names, ours.names));
    }
  });

  it('every class that our components write is in a sample, or is a text style', () => {
    const rendered = renderedClasses();
    const missing = [...writtenClasses(COMPONENTS)].filter(
      (name) => !rendered.has(name) && !TEXT_STYLE.test(name),
    );
    expect(missing, 'give each a sample in tools/jokul-samples.tsx').toEqual([]);
  });
});

it('our components render only classes of the styles of Jøkul that the portal loads', () => {
  const loaded = loadedClasses();
  const used = [...writtenClasses(COMPONENTS), ...renderedClasses()];
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter((name) => !loaded.has(name))).toEqual([]);
});

it('our styles and browser tests select only classes that our components render', () => {
  const rendered = new Set([...writtenClasses(COMPONENTS), ...renderedClasses()]);
  const selected = [...writtenClasses(/^(?:web\/.*\.scss|e2e\/.*\.tsx?)$/)];
  expect(selected.length).toBeGreaterThan(5);
  expect(selected.filter((name) => !rendered.has(name))).toEqual([]);
});

function differences(jokul: Set<string>, ours: Set<string>) {
  const without = (facts: Set<string>, others: Set<string>) =>
    [...facts].filter((fact) => !others.has(fact)).sort();
  return { jokul: without(jokul, ours), ours: without(ours, jokul) };
}

function shared(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => others.includes(name));
}

function renderedClasses(): Set<string> {
  const ours = Object.values<readonly Pair[]>(SAMPLES).flatMap((pairs) => pairs.map((pair) => pair.ours));
  return new Set([...ours, ...JOKUL_INSIDE].flatMap((element) => classesIn(render(element))));
}

/** Returns the complete class names of Jøkul in the sources: not custom properties or composed names. */
function writtenClasses(files: RegExp): Set<string> {
  const sources = [...readSources(/\.(?:tsx?|scss)$/)].filter(([path]) => files.test(path));
  return new Set(sources.flatMap(([, text]) => text.match(/(?<![\w-])jkl-[\w-]+(?![\w-]|\$\{)/g) ?? []));
}

/** Returns the classes in the style sheets of Jøkul that our styles load, from their compiled copies. */
function loadedClasses(): Set<string> {
  const styles = [...readSources(/\.scss$/)].map(([, text]) => text).join('\n');
  const sheets = [...styles.matchAll(/@use '@fremtind\/jokul\/styles\/(core|[\w/-]+\.scss)'/g)];
  return new Set(
    sheets.flatMap(([, name = '']) => {
      const path = name === 'core' ? 'core/core.css' : name.replace('.scss', '.css');
      const css = readFileSync(join(root, 'node_modules/@fremtind/jokul/styles', path), 'utf8');
      return [...css.matchAll(/\.(jkl-[\w-]+)/g)].map(([, found = '']) => found);
    }),
  );
}
