import { parseSync } from 'vite';

/** What reads as words of a language: a letter of ours alone, a capitalised word, or two words in a row. */
const WORDS = /[æøå]|^\P{L}*\p{Lu}(?:\p{Ll}+(?![\p{L}\d=]|-\p{Lu})|-\p{Ll})|\p{L}{2,}[,.:;]? \p{L}{2,}/u;
/** Class names, modules, units by which formats name theirs, an attribute of cookies, a kind of error. */
const NO_WORDS = /^ ?(?:kfp|jkl)-|^\.{1,2}\/|^(?:kr\/(?:md|år)|Secure|Error)$/;
/** What is reported, asked of the document, or counted: statistics have names in bokmål whatever the customer reads. */
const OTHER_CALLS =
  /^(?:super|report\w*|querySelector(?:All)?|closest|matches|RegExp|track\w*|clickOn|pressed|emitToPage)$|Error$|^RefusedAddress$/;
/** Attributes, fields and constants that no customer reads. */
const OTHER_NAMES = /^(?:name|event|variant|className|rel|selector)$|(?:^|_)NAMES$/;
/** What gives a value a name, and where that name stands. */
const NAMING: Partial<Record<string, string>> = {
  Property: 'key',
  JSXAttribute: 'name',
  VariableDeclarator: 'id',
  AssignmentExpression: 'left',
};

type Node = { type: string; start: number } & Record<string, unknown>;

/** Returns the strings in the code that read as words and may be shown, with their lines: they belong in `texts/` (ADR-075). */
export function textsIn(path: string, code: string): string[] {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} can’t be parsed: ${errors[0]?.message}`);
  return stringsIn(program as unknown as Node).map(
    ({ text, start }) => `${path}:${code.slice(0, start).split('\n').length} ${text}`,
  );
}

function stringsIn(node: Node): { text: string; start: number }[] {
  if (isOther(node)) return [];
  const text = textOf(node);
  if (text !== null) return readsAsWords(node.type, text) ? [{ text, start: node.start }] : [];
  return childrenOf(node).flatMap(stringsIn);
}

/** What stands in an element is read, whatever it is. */
function readsAsWords(type: string, text: string): boolean {
  return type === 'JSXText' ? /\p{L}/u.test(text) : WORDS.test(text) && !NO_WORDS.test(text);
}

function isOther(node: Node): boolean {
  if (node.type === 'BinaryExpression') return node.operator !== '+';
  if (node.callee) return OTHER_CALLS.test(nameOf(node.callee as Node));
  const naming = NAMING[node.type];
  return naming !== undefined && OTHER_NAMES.test(nameOf(node[naming] as Node));
}

/** Returns what a callee, a key or an attribute is called: of `a.b` it is b. */
function nameOf({ type, name, property, value }: Node): string {
  if (type === 'Super') return 'super';
  if (property) return nameOf(property as Node);
  return String(name ?? value ?? '');
}

function textOf({ type, value }: Node): string | null {
  if (type === 'TemplateElement') return (value as { raw: string }).raw;
  if (type === 'JSXText') return String(value);
  return type === 'Literal' && typeof value === 'string' ? value : null;
}

/** Types show nothing: of `a as B` the a is looked at alone. */
function childrenOf(node: Node): Node[] {
  const values = node.type.startsWith('TS') ? [node.expression] : Object.values(node);
  return values
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}
