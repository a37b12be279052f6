import { Button } from './Button.tsx';

type Props = {
  /** the number of hits and the total, as text; null without a search */
  found: string | null;
  showAll: string;
  onShowAll: () => void;
};

/**
 * Renders and announces the result of a search, with a button to show all. It keeps its space while it is
 * empty.
 */
export function SearchResult({ found, showAll, onShowAll }: Props) {
  return (
    <div className="kfp-search-result">
      <p role="status">{found}</p>
      {found !== null && (
        <Button variant="tertiary" density="compact" onClick={onShowAll}>
          {showAll}
        </Button>
      )}
    </div>
  );
}
