import { useSearch } from '../platform/router/router.ts';

/**
 * Renders a link that shows all of a list, for browsers without scripts (ADR-016). The other query parameters
 * are kept.
 */
export function ShowAllLink({ text }: { text: string }) {
  const search = useSearch();
  search.set('vis', 'alle');
  return (
    <p className="kfp-list-page__more">
      <a className="kfp-link" href={`?${search}`}>
        {text}
      </a>
    </p>
  );
}
