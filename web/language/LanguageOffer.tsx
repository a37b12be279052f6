import { useEffect, useState } from 'react';
import { texts } from '#texts/language-offer.ts';
import { LANGUAGES, type Language } from '../../texts/languages.ts';
import { useBoot } from '../platform/boot.tsx';
import { openTabChannel } from '../platform/tab-channel.ts';
import { Button } from '../ui/Button.tsx';
import { keepPageClearOf } from '../ui/keep-page-clear.ts';
import { Text } from '../ui/Text.tsx';

/**
 * Renders an offer to load the page in the language that was chosen in another tab (spec: beyond §7). The page keeps
 * its language until the customer accepts. Drafts are restored after the load.
 */
export function LanguageOffer() {
  const { language, distributor } = useBoot();
  const [chosen, setChosen] = useState<Language | null>(null);
  useEffect(() => exchangeLanguages(language, setChosen), [language]);
  const isOffered = chosen !== null && chosen !== language && distributor.spraak.includes(chosen);
  return (
    <div role="status">
      {isOffered && (
        <div className="kfp-language-offer" ref={keepPageClearOf}>
          <Text>{texts.chosen(chosen)}</Text>
          <div className="kfp-language-offer__choices">
            <Button variant="secondary" onClick={() => window.location.reload()}>
              {texts.load(chosen)}
            </Button>
            <Button variant="tertiary" onClick={() => setChosen(null)}>
              {texts.keep}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

const CHANNEL = 'kfp-spraak';

/**
 * Tells the other tabs of this origin the language of this page, which just loaded. Calls `listener` with the
 * language of each page that loads in them later. Returns a function that stops both. Does nothing in browsers
 * without channels.
 */
export function exchangeLanguages(own: Language, listener: (language: Language) => void): () => void {
  const channel = openTabChannel(CHANNEL);
  if (!channel) return () => {};
  channel.onmessage = ({ data }: MessageEvent) => {
    // Any page of this origin can write to the channel.
    const language = LANGUAGES.find((each) => each === data);
    if (language) listener(language);
  };
  channel.postMessage(own);
  return () => channel.close();
}
