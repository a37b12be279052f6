import './cover.scss';
import { Fragment } from 'react';
import { texts } from '#texts/cover.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { useSearch } from '../platform/router/router.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { CoverAnswers } from './CoverAnswers.tsx';
import { CoverForm } from './CoverForm.tsx';
import { CoverStart } from './CoverStart.tsx';
import { questionIn } from './queries.ts';

/** The document title. */
export const title = texts.title;

/** Renders the search in what the customer is covered for, followed by `feedback` (spec: beyond §8). */
export function CoverPage({ feedback }: PageProps) {
  const question = questionIn(useSearch());
  return (
    <PageFrame
      className="kfp-cover"
      back={<BackLink href={OVERVIEW_ADDRESS}>{texts.back}</BackLink>}
      feedback={feedback}
    >
      {question?.isValid === false && <PageMetadata title={`${texts.error}: ${texts.title}`} />}
      <PageHead title={texts.title} lead={texts.lead} />
      <Fragment key={question?.text}>
        <CoverForm question={question} />
        {question?.isValid ? <CoverAnswers question={question.text} /> : <CoverStart />}
      </Fragment>
    </PageFrame>
  );
}
