import './documents.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/documents.ts';
import type { DocumentList } from '../../contract/documents.ts';
import type { PageProps } from '../platform/page.ts';
import { ListPage } from '../ui/ListPage.tsx';
import { RowListSkeleton } from '../ui/RowListSkeleton.tsx';
import { LazyDocumentList } from './lazy-parts.ts';
import { documentsQuery } from './queries.ts';

/** Of the document. */
export const title = texts.title;

/** All documents of the customer's, by year (spec: beyond §1); `feedback` ends the page. */
export function DocumentsPage({ feedback }: PageProps) {
  const answer = useQuery(documentsQuery);
  return (
    <ListPage texts={texts} answer={answer} skeleton={<RowListSkeleton />} feedback={feedback}>
      {answer.data && <Documents list={answer.data} />}
    </ListPage>
  );
}

function Documents({ list: { dokumenter, systemSourceError } }: { list: DocumentList }) {
  if (dokumenter.length > 0) return <LazyDocumentList documents={dokumenter} />;
  return systemSourceError ? null : <p>{texts.empty}</p>;
}
