import { stripVTControlCharacters } from 'node:util';

/**
 * Returns the first error in the output of the compiler or the linter, in one line; null without one.
 * @param {string} output
 * @returns {string | null}
 */
export function firstError(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const compiled = lines.find((line) => /\berror TS\d+: /.test(line));
  if (compiled) return compiled.trim();
  const place = lines.findIndex((line) => / ━+$/.test(line));
  if (place === -1) return null;
  const reason = lines.slice(place).find((line) => /^\s*[×!] /.test(line)) ?? '';
  return `${lines[place]?.replace(/ ━+$/, '')} ${reason.trim().slice(2)}`.trim();
}
