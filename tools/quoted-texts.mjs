/** Shorter texts, such as units, occur in most specs. */
const FEWEST_LETTERS = 4;

/**
 * Returns the texts in the removed and added lines of a diff.
 * @param {string[]} lines
 * @returns {string[]}
 */
export function changedTexts(lines) {
  return lines.filter((line) => /^[-+](?!-- |\+\+ )/.test(line)).flatMap(textsIn);
}

/**
 * Returns the texts in the string literals of code, without the values in templates. Non-breaking spaces
 * become ordinary ones.
 * @param {string} code
 * @returns {string[]}
 */
function textsIn(code) {
  const literals = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  const parts = Array.from(literals, ([, single, double, template]) => single ?? double ?? template ?? '');
  const texts = parts.flatMap((part) => plain(part).split(/\$\{[^}]*\}/)).map((text) => text.trim());
  return texts.filter((text) => text.length >= FEWEST_LETTERS && /\p{L}/u.test(text));
}

/**
 * Returns whether code contains one of the texts, or several words of one as a literal.
 * @param {string} code
 * @param {readonly string[]} texts
 * @returns {boolean}
 */
export function quotes(code, texts) {
  if (texts.length === 0) return false;
  const whole = plain(code);
  const phrases = textsIn(code).filter((phrase) => phrase.includes(' '));
  return texts.some((text) => contains(whole, text) || phrases.some((phrase) => text.includes(phrase)));
}

/**
 * Returns whether code contains a text. A name such as `getByText` does not contain 'Text'.
 * @param {string} code
 * @param {string} text
 */
function contains(code, text) {
  const befores = code.split(text).slice(0, -1);
  return befores.some((before) => !/\p{Ll}\p{Lu}/u.test(before.slice(-1) + text.slice(0, 1)));
}

/** @param {string} code */
function plain(code) {
  return code.replace(/\\u00a0|\u00a0/g, ' ').replace(/\\(['"`])/g, '$1');
}
