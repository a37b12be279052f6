import { expect, it } from 'vitest';
import { changedTexts, quotes } from './quoted-texts.mjs';

it('changedTexts returns the removed and added texts of a diff, without values', () => {
  const diff = `--- a/texts/nb/toasts.ts
+++ b/texts/nb/toasts.ts
@@ -1 +1 @@ const unchanged = 'Uendret';
-export const texts = { close: 'Lukk \\'varsel\\'', unit: 'kr' };
+  discount: (percent) => \`Du får \${percent}\\u00a0% rabatt på nett\`,`;
  expect(changedTexts(diff.split('\n'))).toEqual(["Lukk 'varsel'", 'Du får', '% rabatt på nett']);
});

it.each([
  ["getByText('Lukk varsel')", 'Lukk varsel', true],
  ["getByText('Lukk varsel')", 'Text', false],
  ["getByText('Du får 20\\u00a0% rabatt')", 'Du får 20 % rabatt', true],
  ["getByText('alle varsler')", 'Du har lest alle varsler', true],
  ["getByRole('alert')", 'Slå av alle alert-varsler', false],
])('quotes compares %s with %s', (code, text, expected) => {
  expect(quotes(code, [text])).toBe(expected);
});
