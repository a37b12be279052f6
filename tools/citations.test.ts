import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './read-sources.ts';
import { root } from './set-up.mjs';

const TEXT = /\.(?:ts|tsx|mjs|scss|md|json|grit|ya?ml)$/;
const DOCUMENTS = ['shell', 'overview', 'decisions', 'beyond'];

const section = `(?:${DOCUMENTS.join('|')}) §\\d+(?:\\.\\d+)*`;
const list = `${section}(?:, ${section})*`;
const CITATION = new RegExp(`spec: ${list}`, 'g');
const CITATION_IN_SPEC = new RegExp(`(?:spec: )?${list}`, 'g');
const DECISION = /\bADR-\d+/g;
const PAGE = /\bdocs\/[\w/-]+\.md\b/g;
/** Patterns that are wrong in the text that remains after the citations are removed. */
const WRONG = [
  { what: 'not of the form `spec: shell §2.1`', pattern: /\(spec: |\S* ?§\S*/ },
  { what: 'a section without §', pattern: /\b(?:[Ss]hell|[Oo]verview|[Dd]ecisions|[Bb]eyond),? \d[\d.]*/ },
  {
    what: 'a decision that is not cited as ADR-001',
    pattern: /\bdecision \d+|\bdocs\/decisions\/\d+(?!\d*-[\w-]+\.md)/i,
  },
  {
    what: 'an ID from a list outside the repository',
    pattern:
      /\b(?:RUN|ENV|LOG|TIM|COO|ANA|NAV|ERR|API|SRC|OVR|DET|OFF|TSK|NBO|OTH|PUR|PRO|CON|FEE|DAT|JMP)-\d{2,3}\b/,
  },
];

/** Returns the section numbers of a document's headings, as `shell §2.1`. */
function sectionsOf(document: string): string[] {
  const text = readFileSync(join(root, 'docs/spec', `${document}.md`), 'utf8');
  return [...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => `${document} §${number}`);
}

/** Returns the numbers of the decision records, as `ADR-007`. */
function decisions(): string[] {
  return readdirSync(join(root, 'docs/decisions')).map((name) => `ADR-${name.slice(0, 3)}`);
}

const targets = new Set([...DOCUMENTS.flatMap(sectionsOf), ...decisions()]);

/** Returns the problems with the citations of a line. */
function problemsOf(line: string, inSpec = false): string[] {
  const citation = inSpec ? CITATION_IN_SPEC : CITATION;
  const cited = (line.match(citation) ?? []).join(' ').match(new RegExp(section, 'g')) ?? [];
  const dead = [...cited, ...(line.match(DECISION) ?? [])].filter((target) => !targets.has(target));
  const pages = (line.match(PAGE) ?? []).filter((page) => !existsSync(join(root, page)));
  const rest = line.replace(citation, '');
  const wrong = WRONG.flatMap(({ what, pattern }) => {
    const found = pattern.exec(rest);
    return found ? [`${what}: ${found[0].trim()}`] : [];
  });
  return [...[...dead, ...pages].map((target) => `target does not exist: ${target}`), ...wrong];
}

describe('citations', () => {
  it('lead to a section, a decision or a page that exists, in every file', () => {
    const problems = [...readSources(TEXT)].flatMap(([file, text]) => {
      if (file === 'tools/citations.test.ts') return [];
      const inSpec = file.startsWith('docs/spec/');
      return text
        .split('\n')
        .flatMap((line, index) =>
          problemsOf(line, inSpec).map((problem) => `${file}:${index + 1} ${problem}`),
        );
    });
    expect(problems).toEqual([]);
  });

  it.each([
    '(spec: shell §2.1)',
    '(spec: shell §2.1, overview §7)',
    '(spec: decisions §8.5; ADR-007)',
    'docs/decisions/007-customer-records.md',
    '(docs/how-to-add.md)',
  ])('may have the form %s', (line) => {
    expect(problemsOf(line)).toEqual([]);
  });

  it.each([
    '(spec: shell §2.99)',
    '(spec: shell §2.1, overview §70)',
    '(ADR-999)',
    '(shell §2.1)',
    '(spec: shell §2.1 and §2.2)',
    '(spec: Router table)',
    '(shell 2)',
    '(shell 2, Router table)',
    '(overview 4.2 and 7)',
    'decision 020',
    'docs/decisions/019',
    '(decisions, LOG-64)',
    '(OFF-10)',
    '(docs/testing-tests.md)',
  ])('must not have the form %s', (line) => {
    expect(problemsOf(line)).not.toEqual([]);
  });
});
