import { useEffect, useMemo } from 'react';
import { texts } from '#texts/agreements.ts';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { isHeld } from '../../domain/standing.ts';
import { useBoot } from '../platform/boot.tsx';
import { useDraft } from '../platform/session/drafts.ts';
import { Chips } from '../ui/Chips.tsx';
import { SearchResult } from '../ui/SearchResult.tsx';
import { TextField } from '../ui/TextField.tsx';
import { findAgreements, kindsIn } from './find-agreements.ts';

type Props = {
  agreements: readonly CustomerAgreementInOre[];
  /** called with the matching agreements, or null for an empty search */
  onFind: (found: readonly CustomerAgreementInOre[] | null) => void;
};

/** Renders a text search and filter chips for many agreements. Both are restored when the customer returns. */
export function AgreementSearch({ agreements, onFind }: Props) {
  const { today } = useBoot();
  const [text = '', setText] = useDraft('forsikringer-sok');
  const [keptKind = '', setKind] = useDraft('forsikringer-merke');
  const kinds = useMemo(() => [...kindsIn(agreements, today)], [agreements, today]);
  // The stored kind may have disappeared, or be in another language.
  const kind = kinds.some(([each]) => each === keptKind) ? keptKind : '';
  const found = useMemo(
    () => findAgreements(agreements, { text, kind }, today),
    [agreements, text, kind, today],
  );
  useEffect(() => onFind(found), [found, onFind]);

  const showAll = () => {
    setText('');
    setKind('');
  };
  return (
    <search className="kfp-search">
      <TextField
        type="search"
        name="forsikringer"
        autoComplete="off"
        label={texts.search.label}
        value={text}
        onChange={setText}
      />
      {kinds.length > 0 && (
        <Chips
          label={texts.search.kinds}
          chips={kinds.map(([value, count]) => ({ value, text: texts.search.kind(value, count) }))}
          chosen={kind}
          onChoose={setKind}
        />
      )}
      <SearchResult
        found={found && texts.search.found(found.length, agreements.length, !agreements.every(isHeld))}
        showAll={texts.search.showAll}
        onShowAll={showAll}
      />
    </search>
  );
}
