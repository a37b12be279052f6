/** Words that stay small within a place name: 'Mo i Rana', 'Nes på Hedmarken'. */
const SMALL_WORDS = ['I', 'PÅ'];

/**
 * A place of the postcode register, which writes in capitals, as the screens write it: 'Sør-Fron' (spec: decisions §6).
 */
export function placeName(capitals: string): string {
  return capitals
    .split(' ')
    .map((word, index) => (index > 0 && SMALL_WORDS.includes(word) ? word.toLowerCase() : capitalised(word)))
    .join(' ');
}

function capitalised(word: string): string {
  return word
    .split('-')
    .map((part) => part.slice(0, 1) + part.slice(1).toLowerCase())
    .join('-');
}
