import type { CoverHitInOre } from '../../contract/in-ore.ts';
import type { Candidate, ReadDocument } from './candidates.ts';
import { marked, passagesOf } from './excerpt.ts';
import { type Concept, conceptsOf, meaningsOf, type OwnWords, roughPattern } from './question.ts';
import { matchesOfWord, type Ranked, rank, WEIGHTS } from './rank.ts';
import { linesWith } from './text-words.ts';
import { wordsOf } from './words.ts';

/** Maximum number of answers from covers and facts: more than a customer has. A hidden one could say what is left out. */
const MAX_COVERS = 500;
/** Maximum number of answers from documents, and from one of them. */
const MAX_PAGES = 8;
const MAX_PAGES_OF_ONE = 2;
/** Maximum number of pages whose text is read for a question, and of one document. */
const MAX_READ = 40;
const MAX_READ_OF_ONE = 4;

type Page = { document: ReadDocument; page: number };
type Searched = { covers: readonly Candidate[]; documents: readonly ReadDocument[] };
/** The text of pages, from the store. */
type ReadPages = (
  pages: readonly { hash: string; page: number }[],
) => Promise<readonly { hash: string; page: number; content: string }[]>;

/**
 * Returns what answers a question, the best first: covers and facts, then pages of documents. All answers match as many
 * things of the question as the best one does, except covers that a document says more about (spec: beyond §8). Where it
 * happened is no thing, but decides between answers about the same things.
 */
export async function searchCover(
  question: string,
  searched: Searched,
  readPages: ReadPages,
): Promise<CoverHitInOre[]> {
  const asked = conceptsOf(question);
  // A pattern of no words finds every word.
  if (asked.length === 0) return [];
  const { concepts, pages } = conceptsIn(asked, searched);
  const covers = best(rank(searched.covers, concepts));
  const pattern = roughPattern(concepts);
  const passages = (await passagesIn(pages, readPages)).filter(({ own }) => own.toLowerCase().match(pattern));
  const mentions = termsFirst(best(rank(passages, concepts).filter(({ matchesItself }) => matchesItself)));
  const ofCovers = mostOf(covers) < mostOf(mentions) ? covers.filter(({ saysMore }) => saysMore) : covers;
  const ofDocuments = mostOf(mentions) < mostOf(covers) ? [] : onePerPage(mentions);
  const hits = (list: readonly Ranked<Candidate>[]) =>
    list.map(({ entry }) => ({ ...entry.hit, utdrag: quotationOf(entry, concepts) }));
  const documentHits = hits(ofDocuments);
  return [...hits(ofCovers.slice(0, MAX_COVERS)).map((hit) => withTerms(hit, documentHits)), ...documentHits];
}

function mostOf([first]: readonly Ranked<Candidate>[]): number {
  return first?.things ?? 0;
}

/** Returns the candidate's words with marks, after its name if only that has some. */
function quotationOf({ hit: { navn }, quoted, area }: Candidate, concepts: readonly Concept[]): string {
  const words = marked(quoted, concepts, area);
  if (words.includes('[[') || quoted === navn) return words;
  const named = marked(`${navn}: ${quoted}`, concepts, area);
  return named.includes('[[') ? named : words;
}

/** Returns what the question asks about, as the customer's texts have it, and the pages that mention some of it. */
function conceptsIn(asked: Concept[], searched: Searched): { concepts: Concept[]; pages: Page[] } {
  const first = scan(asked, searched);
  if (asked.every((_, place) => first.places.has(place))) return { concepts: asked, pages: first.pages };
  const own = ownWords(searched);
  const concepts = asked.flatMap((concept, place) =>
    first.places.has(place) ? [concept] : meaningsOf(concept, own),
  );
  return { concepts, pages: scan(concepts, searched).pages };
}

/** Returns the places of the concepts that the texts have, and the best pages with some of them. */
function scan(concepts: readonly Concept[], { covers, documents }: Searched) {
  const matchesOf = matchesOfWord(concepts);
  const pattern = roughPattern(concepts);
  const places = new Set<number>();
  for (const { own, context, area } of covers) {
    for (const { word } of wordsOf(`${own} ${context}`))
      for (const { place } of matchesOf(word, area)) places.add(place);
  }
  const found = documents.flatMap((document) => {
    const byPage = new Map<string, Mentions>();
    for (const [word, pages] of linesWith(document.text.words, pattern)) {
      for (const { place, match } of matchesOf(word, document.candidate.area)) {
        places.add(place);
        for (const page of pages.split(',')) {
          const mentions = byPage.get(page) ?? { places: new Set(), weight: 0 };
          mentions.places.add(place);
          mentions.weight += WEIGHTS[match];
          byPage.set(page, mentions);
        }
      }
    }
    const ofOne = [...byPage].map(([page, mentions]) => ({ document, page: Number(page), ...mentions }));
    return ofOne.sort(byMentions).slice(0, MAX_READ_OF_ONE);
  });
  return { places, pages: found.sort(byMentions).slice(0, MAX_READ) };
}

/** The concepts that a page mentions, and how much the mentions count. */
type Mentions = { places: Set<number>; weight: number };

function byMentions(one: Mentions, other: Mentions): number {
  return other.places.size - one.places.size || other.weight - one.weight;
}

/** Returns the words of the customer's texts that match a pattern for lines. */
function ownWords({ covers, documents }: Searched): OwnWords {
  return function* (pattern) {
    const words = covers.flatMap(({ own }) => wordsOf(own).map(({ word }) => word));
    yield* words.join('\n').match(pattern) ?? [];
    for (const { text } of documents) for (const [word] of linesWith(text.words, pattern)) yield word;
  };
}

async function passagesIn(wanted: readonly Page[], readPages: ReadPages): Promise<Candidate[]> {
  const texts = await readPages(wanted.map(({ document, page }) => ({ hash: document.text.hash, page })));
  const contentOf = new Map(texts.map(({ hash, page, content }) => [`${hash} ${page}`, content]));
  return wanted.flatMap(({ document: { text, candidate }, page }) =>
    passagesOf(contentOf.get(`${text.hash} ${page}`) ?? '').map((passage) => ({
      ...candidate,
      own: passage,
      quoted: passage,
      hit: { ...candidate.hit, side: page },
    })),
  );
}

function best(ranked: readonly Ranked<Candidate>[]): Ranked<Candidate>[] {
  const most = Math.max(1, ...ranked.map(({ things }) => things));
  const found = ranked.filter(({ things }) => things === most);
  const there = found.filter(({ matched }) => matched > most);
  return there.length > 0 ? there : found;
}

/** The terms decide, so they come before letters and certificates. */
function termsFirst(ranked: readonly Ranked<Candidate>[]): Ranked<Candidate>[] {
  const [terms = [], others = []] = [true, false].map((isTerms) =>
    ranked.filter(({ entry }) => Boolean(entry.isTerms) === isTerms),
  );
  return [...terms, ...others];
}

/** Returns the best passage of each page, of a few pages. */
function onePerPage(ranked: readonly Ranked<Candidate>[]): Ranked<Candidate>[] {
  const pages = new Set<string>();
  const counts = new Map<string, number>();
  return ranked
    .filter(({ entry: { hit } }) => {
      const document = `${hit.avtale.systemSource} ${hit.dokumentId}`;
      const count = counts.get(document) ?? 0;
      const page = `${document} ${hit.side}`;
      if (count === MAX_PAGES_OF_ONE || pages.has(page)) return false;
      pages.add(page);
      counts.set(document, count + 1);
      return true;
    })
    .slice(0, MAX_PAGES);
}

/** Returns the answer of a cover with the page of its insurance's documents that says most about the question. */
function withTerms(hit: CoverHitInOre, documents: readonly CoverHitInOre[]): CoverHitInOre {
  const { systemSource, policyNumber } = hit.avtale;
  const terms = documents.find(
    ({ avtale }) => avtale.systemSource === systemSource && avtale.policyNumber === policyNumber,
  );
  const { dokumentId, side } = terms ?? {};
  if (hit.kilde !== 'DEKNING' || dokumentId === undefined || side === undefined) return hit;
  return { ...hit, dokumentId, side };
}
