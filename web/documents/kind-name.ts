import { texts } from '#texts/document-rows.ts';
import type { InlineFact } from '../ui/MarkedText.tsx';

/**
 * Returns the name of a kind of document. An unknown kind is named by the system's code, written as words.
 */
export function kindName(kind: string): InlineFact {
  const names: Readonly<Record<string, string>> = texts.kinds;
  return names[kind] ?? { source: asWords(kind) };
}

function asWords(code: string): string {
  const words = code.replaceAll('_', ' ').toLocaleLowerCase('nb');
  return words.charAt(0).toLocaleUpperCase('nb') + words.slice(1);
}
