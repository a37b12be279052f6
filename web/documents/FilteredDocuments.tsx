import { texts } from '#texts/document-rows.ts';
import type { InsuranceDocument } from '../../contract/documents.ts';
import { byYear } from '../../domain/by-year.ts';
import { wordOf } from '../../domain/word-of.ts';
import { useInsuranceLinks } from '../agreements/use-insurance-links.ts';
import { useSearch } from '../platform/router/router.ts';
import { useDraft } from '../platform/session/drafts.ts';
import { useRenderedCount } from '../platform/use-rendered-count.ts';
import { Chips } from '../ui/Chips.tsx';
import { Heading } from '../ui/Heading.tsx';
import { type InlineFact, MarkedText } from '../ui/MarkedText.tsx';
import { RowList } from '../ui/RowList.tsx';
import { SearchResult } from '../ui/SearchResult.tsx';
import { ShowAllLink } from '../ui/ShowAllLink.tsx';
import { TextField } from '../ui/TextField.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { filterDocuments, kindsOf } from './filter-documents.ts';
import { InsuranceChoice } from './InsuranceChoice.tsx';

/** The query parameter with the policy number of the insurance whose documents are shown. */
const POLICY_NUMBER = 'avtale';

/** Renders the documents with a search, which is restored when the customer returns, and needs scripting. */
export function FilteredDocuments({ documents }: { documents: readonly InsuranceDocument[] }) {
  const asked = useSearch().get(POLICY_NUMBER) ?? '';
  const [text = '', setText] = useDraft(`dokumenter-sok ${asked}`);
  const [kind = '', setKind] = useDraft(`dokumenter-slag ${asked}`);
  // 0.2.0 would find no document for the key of an insurance in its draft `dokumenter-avtale` (ADR-003).
  const [insurance = asked, setInsurance] = useDraft(`dokumenter-forsikring ${asked}`);
  const found = filterDocuments(documents, { text, kind, insurance });
  const kinds = kindsOf(documents);
  const isFiltered = found.length < documents.length;
  const showAll = () => {
    setText('');
    setKind('');
    setInsurance('');
  };
  return (
    <>
      <search className="kfp-search kfp-documents__search">
        <TextField
          type="search"
          name="dokumenter"
          autoComplete="off"
          label={texts.search.label}
          value={text}
          onChange={setText}
        />
        <InsuranceChoice documents={documents} chosen={insurance} onChoose={setInsurance} />
        {kinds.length > 1 && (
          <Chips
            label={texts.search.kinds}
            chips={kinds.map((value) => ({ value, text: <MarkedText part={kindName(value)} /> }))}
            chosen={kind}
            onChoose={setKind}
          />
        )}
        <SearchResult
          found={isFiltered ? texts.search.found(found.length, documents.length) : null}
          showAll={texts.search.showAll}
          onShowAll={showAll}
        />
      </search>
      {found.length === 0 && <p>{texts.search.none}</p>}
      <DocumentYears documents={found} />
    </>
  );
}

/** Returns the name of a kind of document. An unknown kind is named by the system's code, written as words. */
export function kindName(kind: string): InlineFact {
  return wordOf(texts.kinds, kind) ?? { source: asWords(kind) };
}

function asWords(code: string): string {
  const words = code.replaceAll('_', ' ').toLocaleLowerCase('nb');
  return words.charAt(0).toLocaleUpperCase('nb') + words.slice(1);
}

/** Renders documents grouped by year, each with its insurance. Long lists are completed while the browser is idle. */
function DocumentYears({ documents }: { documents: readonly InsuranceDocument[] }) {
  const insuranceOf = useInsuranceLinks();
  const count = useRenderedCount(documents.length);
  return (
    <>
      {byYear(documents.slice(0, count), ({ dato }) => dato).map(({ year, items }) => (
        <section key={year} className="kfp-documents__year">
          <Heading level={2} size={3}>
            {year}
          </Heading>
          <RowList>
            {items.map((document) => (
              <li key={`${document.systemSource} ${document.id}`}>
                <DocumentRow
                  document={document}
                  insurance={insuranceOf(document)?.label ?? numberText(document)}
                />
              </li>
            ))}
          </RowList>
        </section>
      ))}
      {count < documents.length && <ShowAllLink text={texts.showAll(documents.length)} />}
    </>
  );
}

function numberText({ avtalenummer }: InsuranceDocument): string | undefined {
  return avtalenummer && texts.agreement(avtalenummer);
}
