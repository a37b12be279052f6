import { useState } from 'react';
import { texts } from '#texts/cover.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { QUESTION_LENGTH } from '../../domain/question-length.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { QUESTION, type Question } from './queries.ts';

/** Renders the form with the question. It is an ordinary GET form, so it needs no scripts (spec: beyond §8). */
export function CoverForm({ question }: { question: Question | null }) {
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
