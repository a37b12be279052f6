import { parseSync } from 'vite';

/** Matches natural language: a letter of æøå, a capitalised word, or two words in a row. */
const WORDS = /[æøå]|^\P{L}*\p{Lu}(?:\p{Ll}+(?![\p{L}\d=]|-\p{Lu})|-\p{Ll})|\p{L}{2,}[,.:;]? \p{L}{2,}/u;
/** Class names, modules, units that formats use as names, a cookie attribute, and an error name. */
const NO_WORDS = /^ ?(?:kfp|jkl)-|^\.{1,2}\/|^(?:kr\/(?:md|år)|Secure|Error)$/;
/**
 * Calls that report, query the document or count. Their arguments are not shown, and statistics use bokmål in
 * all languages.
 */
const OTHER_CALLS =
  /^(?:super|report\w*|querySelector(?:All)?|closest|matches|RegExp|track\w*|clickOn|pressed|emitToPage)$|Error$|^RefusedAddress$/;
/** Attributes, fields and constants that are not shown to customers. */
const OTHER_NAMES = /^(?:name|event|variant|className|rel|selector)$|(?:^|_)NAMES$/;
/** The node types that give a value a name, and the property that contains the name. */
const NAMING: Partial<Record<string, string>> = {
  Property: 'key',
  JSXAttribute: 'name',
  VariableDeclarator: 'id',
  AssignmentExpression: 'left',
};

type Node = { type: string; start: number } & Record<string, unknown>;

/**
 * Returns the strings in the code that are natural language and may be shown, with their lines. They belong
 * in `texts/` (ADR-029).
 */
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

/** Every string that contains letters counts in element content. */
function readsAsWords(type: string, text: string): boolean {
  return type === 'JSXText' ? /\p{L}/u.test(text) : WORDS.test(text) && !NO_WORDS.test(text);
}

function isOther(node: Node): boolean {
  if (node.type === 'BinaryExpression') return node.operator !== '+';
  if (node.callee) return OTHER_CALLS.test(nameOf(node.callee as Node));
  const naming = NAMING[node.type];
  return naming !== undefined && OTHER_NAMES.test(nameOf(node[naming] as Node));
}

/** Returns the name of a callee, key or attribute. The name of `a.b` is b. */
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

/** Returns the child nodes. Types are not shown, so only the expression of `a as B` is returned. */
function childrenOf(node: Node): Node[] {
  const values = node.type.startsWith('TS') ? [node.expression] : Object.values(node);
  return values
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}
