import type { MouseEvent } from 'react';
import { Button } from './Button.tsx';

type Props = {
  /** the number of hits and the total, as text; null without a search */
  found: string | null;
  showAll: string;
  onShowAll: () => void;
};

/** Renders and announces the result of a search, with a button to show all. It keeps its space while it is empty. */
export function SearchResult({ found, showAll, onShowAll }: Props) {
  const show = ({ currentTarget }: MouseEvent) => {
    // The button is about to be removed.
    currentTarget.closest('search')?.querySelector('input')?.focus();
    onShowAll();
  };
  return (
    <div className="kfp-search-result">
      <p role="status">{found}</p>
      {found !== null && (
        <Button variant="tertiary" density="compact" onClick={show}>
          {showAll}
        </Button>
      )}
    </div>
  );
}
