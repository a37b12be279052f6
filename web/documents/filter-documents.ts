import type { InsuranceDocument } from '../../contract/documents.ts';
import { matcherOf } from '../../domain/contains-words.ts';
import { agreementKey } from '../agreements/detail-target.ts';

/** The search criteria of a customer. An empty string matches everything. `insurance` is a key or a policy number. */
type DocumentFilter = { text: string; kind: string; insurance: string };

/** Returns the documents of the requested kind and insurance whose title contains all words of `text`. */
export function filterDocuments(
  documents: readonly InsuranceDocument[],
  { text, kind, insurance }: DocumentFilter,
): readonly InsuranceDocument[] {
  const isMatch = matcherOf(text);
  return documents.filter(
    (each) =>
      (kind === '' || each.type === kind) &&
      (insurance === '' || concerns(each, insurance)) &&
      (!isMatch || isMatch(each.tittel)),
  );
}

/** Returns the distinct kinds of the documents, in order of appearance. */
export function kindsOf(documents: readonly InsuranceDocument[]): readonly string[] {
  return [...new Set(documents.map(({ type }) => type))];
}

type DocumentReference = Pick<InsuranceDocument, 'systemSource' | 'avtalenummer'>;
type NumberedReference = DocumentReference & { avtalenummer: string };

/** Returns the insurances the documents concern, each once, in order of appearance. Two systems can use one number. */
export function insuranceReferences(documents: readonly InsuranceDocument[]): readonly NumberedReference[] {
  const references = documents.flatMap(({ systemSource, avtalenummer }) =>
    avtalenummer ? [{ systemSource, avtalenummer }] : [],
  );
  return [...Map.groupBy(references, insuranceKey).values()].flatMap(([first]) => first ?? []);
}

/** Returns the key of the insurance that a document concerns. */
export function insuranceKey({ systemSource, avtalenummer = '' }: DocumentReference): string {
  return agreementKey({ systemSource, policyNumber: avtalenummer });
}

/** Returns whether a document concerns the insurance with a key, or one with a policy number. */
export function concerns(reference: DocumentReference, insurance: string): boolean {
  return reference.avtalenummer === insurance || insuranceKey(reference) === insurance;
}
