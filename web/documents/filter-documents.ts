import type { InsuranceDocument } from '../../contract/documents.ts';

/** The search criteria of a customer. An empty string matches everything. */
export type DocumentFilter = { text: string; kind: string; policyNumber: string };

/** Returns the documents of the requested kind and insurance whose title contains all words of `text`. */
export function filterDocuments(
  documents: readonly InsuranceDocument[],
  { text, kind, policyNumber }: DocumentFilter,
): readonly InsuranceDocument[] {
  const words = text.toLocaleLowerCase('nb').split(/\s+/).filter(Boolean);
  return documents.filter(({ tittel, type, avtalenummer }) => {
    const title = tittel.toLocaleLowerCase('nb');
    return (
      (kind === '' || type === kind) &&
      (policyNumber === '' || avtalenummer === policyNumber) &&
      words.every((word) => title.includes(word))
    );
  });
}

/** Returns the distinct kinds of the documents, in order of appearance. */
export function kindsOf(documents: readonly InsuranceDocument[]): readonly string[] {
  return [...new Set(documents.map(({ type }) => type))];
}

/** The insurance a document concerns. */
export type NumberedReference = Pick<InsuranceDocument, 'systemSource'> & { avtalenummer: string };

/** Returns the insurances the documents concern, each policy number once, in order of appearance. */
export function insuranceReferences(documents: readonly InsuranceDocument[]): readonly NumberedReference[] {
  const references = documents.flatMap(({ systemSource, avtalenummer }) =>
    avtalenummer ? [{ systemSource, avtalenummer }] : [],
  );
  return [...Map.groupBy(references, ({ avtalenummer }) => avtalenummer).values()].flatMap(
    ([first]) => first ?? [],
  );
}
