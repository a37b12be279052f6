import './invoices.scss';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { texts } from '#texts/invoices.ts';
import { type InvoiceListInOre, invoiceListInOre } from '../../contract/in-ore.ts';
import { hasFailed, hasProblem, isComing } from '../platform/api/answers.ts';
import { refetchProblems } from '../platform/api/refetch-problems.ts';
import type { PageProps } from '../platform/page.ts';
import { Heading } from '../ui/Heading.tsx';
import { ListProblem, type Problem } from '../ui/ListProblem.tsx';
import { PageLoading } from '../ui/PageLoading.tsx';
import { Text } from '../ui/Text.tsx';
import { Invoices } from './Invoices.tsx';
import { invoicesQuery } from './queries.ts';

/** Of the document. */
export const title = texts.title;

/** What the customer is to pay, and what was paid (spec: beyond §1); `feedback` ends the page. */
export function InvoicesPage({ feedback }: PageProps) {
  const answer = useQuery({ ...invoicesQuery, select: invoiceListInOre });
  if (isComing(answer)) return <PageLoading text={texts.loading} />;
  return (
    <div className="kfp-wide kfp-invoices">
      <Heading level={1}>{texts.title}</Heading>
      <Text className="kfp-invoices__lead">{texts.lead}</Text>
      <ListProblem problem={problemOf(answer)} onRetry={() => refetchProblems([answer])} />
      {answer.data && <List list={answer.data} />}
      {feedback && <div className="kfp-invoices__feedback">{feedback}</div>}
    </div>
  );
}

function List({ list: { fakturaer, systemSourceError } }: { list: InvoiceListInOre }) {
  if (fakturaer.length > 0) return <Invoices invoices={fakturaer} isWhole={!systemSourceError} />;
  return systemSourceError ? null : <p>{texts.empty}</p>;
}

function problemOf(answer: UseQueryResult<InvoiceListInOre>): Problem | null {
  if (hasFailed(answer)) return { tone: 'error', text: texts.failed, names: [] };
  return hasProblem(answer) ? { tone: 'warning', text: texts.incomplete, names: [texts.missing] } : null;
}
