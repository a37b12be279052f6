import type { InsuranceDocument } from '../../contract/documents.ts';
import { matcherOf } from '../../domain/contains-words.ts';

/** The search criteria of a customer. An empty string matches everything. */
type DocumentFilter = { text: string; kind: string; policyNumber: string };

/** Returns the documents of the requested kind and insurance whose title contains all words of `text`. */
export function filterDocuments(
  documents: readonly InsuranceDocument[],
  { text, kind, policyNumber }: DocumentFilter,
): readonly InsuranceDocument[] {
  const isMatch = matcherOf(text);
  return documents.filter(
    ({ tittel, type, avtalenummer }) =>
      (kind === '' || type === kind) &&
      (policyNumber === '' || avtalenummer === policyNumber) &&
      (!isMatch || isMatch(tittel)),
  );
}

/** Returns the distinct kinds of the documents, in order of appearance. */
export function kindsOf(documents: readonly InsuranceDocument[]): readonly string[] {
  return [...new Set(documents.map(({ type }) => type))];
}

/** The insurance a document concerns. */
type NumberedReference = Pick<InsuranceDocument, 'systemSource'> & { avtalenummer: string };

/** Returns the insurances the documents concern, each policy number once, in order of appearance. */
export function insuranceReferences(documents: readonly InsuranceDocument[]): readonly NumberedReference[] {
  const references = documents.flatMap(({ systemSource, avtalenummer }) =>
    avtalenummer ? [{ systemSource, avtalenummer }] : [],
  );
  return [...Map.groupBy(references, ({ avtalenummer }) => avtalenummer).values()].flatMap(
    ([first]) => first ?? [],
  );
}
