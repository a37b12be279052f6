import { describe, expect, it } from 'vitest';
import { proseProblems } from './prose.ts';
import { readSources } from './read-sources.ts';

const FOLDERS = /^(?:commands|contract|domain|e2e|ops|server|texts|tools|web)\//;

const words = (count: number) => Array(count).fill('word').join(' ');

it('comments and test titles have short sentences without refused words', () => {
  const problems = [...readSources(/\.(?:tsx?|mjs|scss)$/)]
    .filter(([path]) => FOLDERS.test(path))
    .flatMap(([path, code]) => proseProblems(path, code));
  expect(problems).toEqual([]);
});

describe('proseProblems', () => {
  it.each([
    ['a long sentence', 'a.ts', `// ${words(26)}`, `a.ts:1 26 words: ${words(26)}`],
    ['a later sentence', 'a.ts', `\n/** A.\n * ${words(26)}.\n */`, `a.ts:3 26 words: ${words(26)}.`],
    ['two lines', 'a.ts', `// ${words(13)}\n// ${words(13)}`, `a.ts:1 26 words: ${words(26)}`],
    ['a comment after code', 'a.ts', 'a(); // so many lines', 'a.ts:1 refused: so many: so many lines'],
    ['a word on a new line', 'a.ts', '// It loads\n// anew.', 'a.ts:1 refused: anew: It loads anew.'],
    ['words on two lines', 'a.ts', '/*\n * Of\n * itself\n */', 'a.ts:2 refused: Of itself: Of itself'],
    ['two words', 'a.ts', '/** Nobody, theirs. */', 'a.ts:1 refused: Nobody, theirs: Nobody, theirs.'],
    ['a JSDoc tag', 'a.mjs', '/** @param {string} a whatever */', 'a.mjs:1 refused: whatever: a whatever'],
    ['a comment in JSX', 'a.tsx', 'const a = <p>{/* besides */}</p>;', 'a.tsx:1 refused: besides: besides'],
    ['a style', 'a.scss', '.a {\n  // No more\n  top: 0;\n}', 'a.scss:2 refused: No more: No more'],
    ['a comment after a style', 'a.scss', '.a { top: 0; } // anew', 'a.scss:1 refused: anew: anew'],
    ['a block in styles', 'a.scss', '/* None of it. */', 'a.scss:1 refused: None of it: None of it.'],
    ['a test', 'a.test.ts', "test('whoever asks', f);", 'a.test.ts:1 refused: whoever: whoever asks'],
    [
      'a group',
      'a.spec.ts',
      "test.describe('that which', f);",
      'a.spec.ts:1 refused: that which: that which',
    ],
    [
      'a table',
      'a.test.ts',
      "it.each([\n])('so long as', f);",
      'a.test.ts:2 refused: so long as: so long as',
    ],
    ['a template', 'a.a11y.ts', 'it(`what is not`, f);', 'a.a11y.ts:1 refused: what is not: what is not'],
    [
      'a test of few',
      'a.test.tsx',
      "it('of those that', f);",
      'a.test.tsx:1 refused: of those that: of those that',
    ],
  ])('refuses %s', (_name, file, code, problem) => {
    expect(proseProblems(file, code)).toEqual([problem]);
  });

  it.each([
    ['25 words', 'a.ts', `// ${words(25)}`],
    ['several sentences', 'a.ts', `// ${words(20)}. ${words(20)}: ${words(20)}`],
    ['separate comments', 'a.ts', `// ${words(20)}\n\n// ${words(20)}\na(); // ${words(20)}`],
    ['paragraphs and lists', 'a.ts', `/**\n * ${words(20)}\n *\n * ${words(20)}\n * - ${words(20)}\n */`],
    ['JSDoc tags', 'a.ts', `/**\n * ${words(20)}\n * @param {string} a ${words(20)}\n */`],
    ['a citation and code', 'a.ts', `// ${words(24)} \`of many words\` (spec: shell §2.1, overview §7)`],
    ['names and strings', 'a.ts', "const anew = 'whatever nobody says';"],
    ['names in comments', 'a.ts', '// Calls `anew` and {@link whatever}.'],
    ['other words', 'a.ts', '// A renewal, so longer, and many more.'],
    ['calls outside of tests', 'a.ts', "test('whoever asks', f);"],
    ['other calls in tests', 'a.test.ts', "it.each(['whoever'])('says %s', () => say('whatever'));"],
    ['addresses in styles', 'a.scss', ".anew { background: url('https://a.example/whatever'); }"],
  ])('accepts %s', (_name, file, code) => {
    expect(proseProblems(file, code)).toEqual([]);
  });
});
