import { LANGUAGES, type Language } from '../../texts/languages.ts';

const CHANNEL = 'kfp-spraak';

/**
 * Tells the other tabs of this origin the language of this page, which just loaded. Calls `listener` with the
 * language of each page that loads in them later. Returns a function that stops both. Does nothing in browsers
 * without channels.
 */
export function exchangeLanguages(own: Language, listener: (language: Language) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent) => {
    // Any page of this origin can write to the channel.
    const language = LANGUAGES.find((each) => each === data);
    if (language) listener(language);
  };
  channel.postMessage(own);
  return () => channel.close();
}
