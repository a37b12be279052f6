import { useBoot } from './boot.tsx';

/** A text as an element's properties; `lang` where it is in another language than the page. */
export type LanguageText = { lang?: 'nb' | undefined; children: string };

/** Returns what gives a text of the distributor file in the page's language, or in bokmål where the file has no other (ADR-074). */
export function useDistributorText(): (text: string) => LanguageText {
  const { oversettelser } = useBoot().distributor;
  return (text) => ({
    children: oversettelser?.[text] ?? text,
    lang: oversettelser && !oversettelser[text] ? 'nb' : undefined,
  });
}
