import { QUESTION_LENGTH } from '../../domain/question-length.ts';
import { documentsQuery } from '../documents/queries.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';

/** The parameter of the page's address with the question (spec: beyond §8). */
export const QUESTION = 'sok';

/** The question of an address, and whether it can be asked: it has 2 to 100 characters. */
export type Question = { text: string; isValid: boolean };

/** Returns the question of an address; null if it has none. An empty one can't be asked. */
export function questionIn(search: URLSearchParams): Question | null {
  const text = search.get(QUESTION)?.trim();
  return text === undefined ? null : { text, isValid: isAskable(text) };
}

function isAskable(text: string): boolean {
  // Code points, as the endpoint counts: an emoji is one character.
  const { length } = [...text];
  return length >= QUESTION_LENGTH.minLength && length <= QUESTION_LENGTH.maxLength;
}

/** Returns the query of what answers a question. Documents may be read meanwhile, so an answer is soon old. */
export function coverQuery(sok: string) {
  return endpointQuery('GET /dekning', { query: { sok }, staleTime: 10_000 });
}

/** Returns the queries of the page at an address. Before a question it says what is searched. */
export function coverPageQueries(search: URLSearchParams): readonly PageQuery[] {
  const question = questionIn(search);
  return question?.isValid ? [coverQuery(question.text)] : [documentsQuery];
}
