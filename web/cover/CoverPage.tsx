import './cover.scss';
import { Fragment, useState } from 'react';
import { texts } from '#texts/cover.ts';
import { texts as shellTexts } from '#texts/shell.ts';
import { addressOf, OVERVIEW_ADDRESS, PATHS } from '../../domain/paths.ts';
import { QUESTION_LENGTH } from '../../domain/question-length.ts';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { useSearch } from '../platform/router/router.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Button } from '../ui/Button.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { TextField } from '../ui/TextField.tsx';
import { CoverAnswers } from './CoverAnswers.tsx';
import { CoverStart } from './CoverStart.tsx';
import { QUESTION, type Question, questionIn } from './queries.ts';

export const title = texts.title;

/** Renders the search in what the customer is covered for, followed by `feedback` (spec: beyond §8). */
export function CoverPage({ feedback }: PageProps) {
  const question = questionIn(useSearch());
  return (
    <PageFrame
      className="kfp-cover"
      back={<BackLink href={OVERVIEW_ADDRESS}>{shellTexts.navigation.overview}</BackLink>}
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

/** Renders the form with the question. It is an ordinary GET form, so it needs no scripts (spec: beyond §8). */
function CoverForm({ question }: { question: Question | null }) {
  const [text, setText] = useState(question?.text ?? '');
  const isInvalid = question !== null && !question.isValid && text === question.text;
  return (
    <search>
      <form className="kfp-field-and-button kfp-cover__form" action={addressOf(PATHS.cover)}>
        <TextField
          name={QUESTION}
          type="search"
          autoComplete="off"
          required
          label={texts.field}
          value={text}
          maxLength={QUESTION_LENGTH.maxLength}
          error={isInvalid ? texts.invalid : null}
          onChange={setText}
        />
        <Button type="submit" variant="primary">
          {texts.search}
        </Button>
      </form>
    </search>
  );
}
