import type { InsuranceDocument } from '../../contract/documents.ts';

/** What a customer looks for; '' stands for everything. */
export type DocumentFilter = { text: string; kind: string; policyNumber: string };

/** Documents of one year, the newest first. */
export type DocumentYear = { year: string; documents: readonly InsuranceDocument[] };

/** Returns the documents whose title has all the words, of the kind and the insurance that are asked for. */
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

/** Returns the documents by year, in their order. */
export function byYear(documents: readonly InsuranceDocument[]): readonly DocumentYear[] {
  const years = Map.groupBy(documents, ({ dato }) => dato.slice(0, 4));
  return [...years].map(([year, all]) => ({ year, documents: all }));
}

/** Returns the kinds that documents are of, each once, in their order. */
export function kindsOf(documents: readonly InsuranceDocument[]): readonly string[] {
  return [...new Set(documents.map(({ type }) => type))];
}

/** Which insurance a document is about. */
export type NumberedReference = Pick<InsuranceDocument, 'systemSource'> & { avtalenummer: string };

/** Returns which insurances documents are about, each number once, in their order. */
export function insuranceReferences(documents: readonly InsuranceDocument[]): readonly NumberedReference[] {
  const references = documents.flatMap(({ systemSource, avtalenummer }) =>
    avtalenummer ? [{ systemSource, avtalenummer }] : [],
  );
  return [...Map.groupBy(references, ({ avtalenummer }) => avtalenummer).values()].flatMap(
    ([first]) => first ?? [],
  );
}
