import { type ESTree, type ParseResult, parseSync, Visitor } from 'vite';

/** A comment or a test title, with its offset in the file. */
type Passage = { text: string; start: number };
/** `plain`: the sentence as it is counted, without code and citations. */
type Sentence = Passage & { plain: string };

const MAX_WORDS = 25;
const REFUSED_WORDS =
  /\b(?:anew|whoever|nobody|besides|theirs|so long as|so many|of itself|whatever|none of it|that which|what is not|of those that|no more)\b/gi;
const TEST_FILE = /\.(?:test|spec|a11y)\.tsx?$/;
const TEST_FUNCTION = /^(?:describe|test|it)$/;

/** Matches block comments, groups of line comments, and line comments after code. */
const STYLE_COMMENT = /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*(?:\n|$))+|(?<=[;{}] )\/\/.*/gm;
/** Matches the text up to a punctuation mark, an empty line, a list item or the end. */
const SENTENCE = /\S[\s\S]*?(?:[.!?:;](?=\s|$)|(?=\n\s*\n|\n\s*- |\s*$))/g;

/** Returns the sentences that break a rule of style, as `file:line problem: sentence`. */
export function proseProblems(file: string, code: string): string[] {
  const sentences = passagesOf(file, code).flatMap(sentencesOf);
  return sentences.flatMap(({ plain, text, start }) => {
    const problem = problemOf(plain);
    return problem ? [`${file}:${code.slice(0, start).split('\n').length} ${problem}: ${text}`] : [];
  });
}

function problemOf(plain: string): string | null {
  const words = plain.split(' ').filter((word) => /\p{L}/u.test(word)).length;
  if (words > MAX_WORDS) return `${words} words`;
  const refused = plain.match(REFUSED_WORDS) ?? [];
  return refused.length > 0 ? `refused: ${refused.join(', ')}` : null;
}

function passagesOf(file: string, code: string): Passage[] {
  if (file.endsWith('.scss')) {
    return [...code.matchAll(STYLE_COMMENT)].map(({ 0: text, index: start }) => ({ text, start }));
  }
  const { program, comments, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} can’t be parsed: ${errors[0]?.message}`);
  return [...commentsOf(comments, code), ...(TEST_FILE.test(file) ? titlesOf(program, code) : [])];
}

/** Returns the comments, with consecutive line comments joined. */
function commentsOf(comments: ParseResult['comments'], code: string): Passage[] {
  const joined: { type: string; start: number; end: number }[] = [];
  for (const { type, start, end } of comments) {
    const last = joined.at(-1);
    const areLines = type === 'Line' && last?.type === 'Line';
    if (areLines && /^\n[ \t]*$/.test(code.slice(last.end, start))) last.end = end;
    else joined.push({ type, start, end });
  }
  return joined.map(({ start, end }) => ({ text: code.slice(start, end), start }));
}

/** Returns the titles of tests and of groups of tests. */
function titlesOf(program: ESTree.Program, code: string): Passage[] {
  const titles: Passage[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!title || !TEST_FUNCTION.test(rootNameOf(callee))) return;
      const isText = title.type === 'Literal' && typeof title.value === 'string';
      if (!isText && title.type !== 'TemplateLiteral') return;
      titles.push({ text: code.slice(title.start + 1, title.end - 1), start: title.start + 1 });
    },
  });
  visitor.visit(program);
  return titles;
}

/** Returns the first name of a callee: of `test.each(rows)` it is test. */
function rootNameOf(callee: ESTree.Expression): string {
  if (callee.type === 'CallExpression') return rootNameOf(callee.callee);
  if (callee.type === 'MemberExpression') return rootNameOf(callee.object);
  return callee.type === 'Identifier' ? callee.name : '';
}

/** Splits a passage. Inline code counts as one word, and citations as none. A JSDoc tag ends a sentence. */
function sentencesOf({ text, start }: Passage): Sentence[] {
  const plain = text
    .replace(/^[ \t]*(?:\/\/+|\/\*+|\*+\/?)|\*+\/$/gm, blank)
    .replace(/`[^`]*`|\$\{[^}]*\}|\{@link [^}]*\}/g, (code) => `x${blank(code.slice(1))}`)
    .replace(/\((?:spec:|ADR-)[^)]*\)/g, blank)
    .replace(/(?<=\s)@[a-z]+\b(?: \{[^}]*\})?/g, (tag) => '\n\n'.padEnd(tag.length));
  return [...plain.matchAll(SENTENCE)].map(({ 0: sentence, index }) => ({
    plain: sentence.replace(/\s+/g, ' '),
    text: text.slice(index, index + sentence.length).replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' '),
    start: start + index,
  }));
}

/** Returns spaces in place of a text, so that offsets and lines stay the same. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
