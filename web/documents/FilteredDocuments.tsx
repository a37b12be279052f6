import { useState } from 'react';
import type { InsuranceDocument } from '../../contract/documents.ts';
import { useSearch } from '../platform/router/router.ts';
import { Button } from '../ui/Button.tsx';
import { Chips } from '../ui/Chips.tsx';
import { TextField } from '../ui/TextField.tsx';
import { DocumentYears } from './DocumentYears.tsx';
import { filterDocuments, kindsOf } from './filter-documents.ts';
import { InsuranceChoice } from './InsuranceChoice.tsx';
import { texts } from './texts.ts';

/** In the query of the address: the policy number of the insurance whose documents are shown. */
const POLICY_NUMBER = 'avtale';

/** The documents, and a search above them, which is not shown where no scripts run. */
export function FilteredDocuments({ documents }: { documents: readonly InsuranceDocument[] }) {
  const asked = useSearch().get(POLICY_NUMBER) ?? '';
  const [filter, setFilter] = useState({ text: '', kind: '', policyNumber: asked });
  const found = filterDocuments(documents, filter);
  const isFiltered = found.length < documents.length;
  return (
    <>
      <search className="kfp-documents__search">
        <TextField
          type="search"
          name="dokumenter"
          autoComplete="off"
          label={texts.search.label}
          value={filter.text}
          error={null}
          tries={0}
          onChange={(text) => setFilter({ ...filter, text })}
        />
        <Kinds
          kinds={kindsOf(documents)}
          chosen={filter.kind}
          onChoose={(kind) => setFilter({ ...filter, kind })}
        />
        <InsuranceChoice
          documents={documents}
          chosen={filter.policyNumber}
          onChoose={(policyNumber) => setFilter({ ...filter, policyNumber })}
        />
        <div className="kfp-documents__result">
          <p role="status">{isFiltered && texts.search.found(found.length, documents.length)}</p>
          {isFiltered && (
            <Button
              variant="tertiary"
              density="compact"
              onClick={() => setFilter({ text: '', kind: '', policyNumber: '' })}
            >
              {texts.search.showAll}
            </Button>
          )}
        </div>
      </search>
      {found.length === 0 && <p>{texts.search.none}</p>}
      <DocumentYears documents={found} />
    </>
  );
}

type KindsProps = { kinds: readonly string[]; chosen: string; onChoose: (value: string) => void };

function Kinds({ kinds, chosen, onChoose }: KindsProps) {
  if (kinds.length < 2) return null;
  const names: Readonly<Record<string, string>> = texts.kinds;
  return (
    <Chips
      label={texts.search.kinds}
      // A kind that we have no word for is shown as the system names it.
      chips={kinds.map((kind) => ({ value: kind, text: names[kind] ?? kind }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
