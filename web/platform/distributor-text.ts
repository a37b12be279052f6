import { useBoot } from './boot.tsx';

/** A text as element properties. `lang` is set when the text is in another language than the page. */
export type LanguageText = { lang?: 'nb' | undefined; children: string };

/**
 * Returns a function that translates a text of the distributor file to the page's language. Without a
 * translation, the text stays in bokmål (ADR-029).
 */
export function useDistributorText(): (text: string) => LanguageText {
  const { oversettelser } = useBoot().distributor;
  return (text) => ({
    children: oversettelser?.[text] ?? text,
    lang: oversettelser && !oversettelser[text] ? 'nb' : undefined,
  });
}
