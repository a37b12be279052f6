import { RowList } from './RowList.tsx';

/** A heading and its rows, in the place of a list that is still coming. */
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
    <li className="kfp-row-list__skeleton">
      <span className="kfp-skeleton kfp-skeleton--name" />
      <span className="kfp-skeleton kfp-skeleton--price" />
    </li>
  );
}
