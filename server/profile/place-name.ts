/** Words in lower case within a place name, for example 'Mo i Rana', 'Nes på Hedmarken'. */
const LOWER_CASE_WORDS = ['I', 'PÅ'];

/**
 * Returns a place name of the postcode register, which is in capitals, in normal case: 'Sør-Fron'
 * (spec: decisions §6).
 */
export function placeName(capitals: string): string {
  return capitals
    .split(' ')
    .map((word) => (LOWER_CASE_WORDS.includes(word) ? word.toLowerCase() : capitalised(word)))
    .join(' ');
}

function capitalised(word: string): string {
  return word
    .split('-')
    .map((part) => part.slice(0, 1) + part.slice(1).toLowerCase())
    .join('-');
}
