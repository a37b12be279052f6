import { Button } from './Button.tsx';

type Props = {
  /** how many were found, of how many; null: nothing is asked for */
  found: string | null;
  showAll: string;
  onShowAll: () => void;
};

/** What a search found, announced, and the way back to all. It keeps its place while there is nothing to say. */
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
