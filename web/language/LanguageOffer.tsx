import { useEffect, useState } from 'react';
import { texts } from '#texts/language-offer.ts';
import type { Language } from '../../texts/languages.ts';
import { useBoot } from '../platform/boot.tsx';
import { Button } from '../ui/Button.tsx';
import { Text } from '../ui/Text.tsx';
import { exchangeLanguages } from './language-tabs.ts';

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
        <div className="kfp-language-offer">
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
