import { useSearch } from '../platform/router/router.ts';

/** The way to all of a list that is rendered in parts, for those without scripts (ADR-059); what else the address says stays. */
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
