import './documents.scss';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { texts } from '#texts/documents.ts';
import type { DocumentList } from '../../contract/documents.ts';
import { hasFailed, hasProblem, isComing } from '../platform/api/answers.ts';
import { refetchProblems } from '../platform/api/refetch-problems.ts';
import type { PageProps } from '../platform/page.ts';
import { Heading } from '../ui/Heading.tsx';
import { ListProblem, type Problem } from '../ui/ListProblem.tsx';
import { PageLoading } from '../ui/PageLoading.tsx';
import { Text } from '../ui/Text.tsx';
import { FilteredDocuments } from './FilteredDocuments.tsx';
import { documentsQuery } from './queries.ts';

/** Of the document. */
export const title = texts.title;

/** All documents of the customer's, by year (spec: beyond §1); `feedback` ends the page. */
export function DocumentsPage({ feedback }: PageProps) {
  const answer = useQuery(documentsQuery);
  if (isComing(answer)) return <PageLoading text={texts.loading} />;
  return (
    <div className="kfp-wide kfp-documents">
      <Heading level={1}>{texts.title}</Heading>
      <Text className="kfp-documents__lead">{texts.lead}</Text>
      <ListProblem problem={problemOf(answer)} onRetry={() => refetchProblems([answer])} />
      {answer.data && <Documents list={answer.data} />}
      {feedback && <div className="kfp-documents__feedback">{feedback}</div>}
    </div>
  );
}

function Documents({ list: { dokumenter, systemSourceError } }: { list: DocumentList }) {
  if (dokumenter.length > 0) return <FilteredDocuments documents={dokumenter} />;
  return systemSourceError ? null : <p>{texts.empty}</p>;
}

function problemOf(answer: UseQueryResult<DocumentList>): Problem | null {
  if (hasFailed(answer)) return { tone: 'error', text: texts.failed, names: [] };
  return hasProblem(answer) ? { tone: 'warning', text: texts.incomplete, names: [texts.missing] } : null;
}
