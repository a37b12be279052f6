import { RowList } from './RowList.tsx';

/** Renders a placeholder for a heading and its rows while a list loads. */
export function RowListSkeleton() {
  return (
    <div className="kfp-list-page__section">
      <span className="kfp-skeleton kfp-skeleton--heading" />
      <RowList>
        <Row />
        <Row />
        <Row />
      </RowList>
    </div>
  );
}

function Row() {
  return (
    <li className="kfp-row-list__row">
      <span className="kfp-skeleton kfp-skeleton--name" />
      <span className="kfp-skeleton kfp-skeleton--price" />
    </li>
  );
}
