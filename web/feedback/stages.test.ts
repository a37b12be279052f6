import { expect, it } from 'vitest';
import { FIRST_STAGE, type FollowUps, firstStage, isWriting, nextStage, type StageEvent } from './stages.ts';

const way = (follow: FollowUps, ...events: StageEvent[]) => {
  const { step, notice } = events.reduce((stage, event) => nextStage(stage, event, follow), FIRST_STAGE);
  return `${step}: ${notice}`;
};
const BOTH = { survey: true, contact: true };
const SURVEY = { survey: true, contact: false };
const CONTACT = { survey: false, contact: true };
const NEITHER = { survey: false, contact: false };

it.each<[string, FollowUps, StageEvent[]]>([
  ['choice: null', BOTH, []],
  ['invitation: thanks', BOTH, ['feedback-sent']],
  ['invitation: thanks', SURVEY, ['feedback-sent']],
  ['contact: thanks', CONTACT, ['feedback-sent']],
  ['done: thanks', NEITHER, ['feedback-sent']],
  ['survey: null', BOTH, ['feedback-sent', 'survey-accepted']],
  ['contact: survey-thanks', BOTH, ['feedback-sent', 'survey-accepted', 'survey-sent']],
  ['done: survey-thanks', SURVEY, ['feedback-sent', 'survey-accepted', 'survey-sent']],
  ['done: survey-aborted', BOTH, ['feedback-sent', 'survey-accepted', 'survey-aborted']],
  ['done: survey-aborted', SURVEY, ['feedback-sent', 'survey-accepted', 'survey-aborted']],
  ['contact: null', BOTH, ['feedback-sent', 'survey-declined']],
  ['done: thanks', SURVEY, ['feedback-sent', 'survey-declined']],
  ['done: thanks', BOTH, ['feedback-sent', 'survey-declined', 'contact-declined']],
  ['done: survey-thanks', BOTH, ['feedback-sent', 'survey-accepted', 'survey-sent', 'contact-declined']],
  ['done: contact-thanks', CONTACT, ['feedback-sent', 'contact-sent']],
])('reaches the stage "%s" with %o after %o', (expected, follow, events) => {
  expect(way(follow, ...events)).toBe(expected);
});

it.each<[string, act: string | null, outcome: string, opened: string | null, FollowUps]>([
  ['choice: null', null, '', null, BOTH],
  ['invitation: thanks', 'tilbakemelding', 'done', null, BOTH],
  ['contact: survey-thanks', 'undersokelse', 'done', null, BOTH],
  ['done: contact-thanks', 'kontakt', 'done', null, BOTH],
  ['choice: null', 'epost', 'done', null, BOTH],
  ['choice: null', 'tilbakemelding', 'refused', null, BOTH],
  ['survey: null', 'undersokelse', 'refused', 'undersokelse', BOTH],
  ['survey: null', null, '', 'undersokelse', SURVEY],
  ['contact: null', null, '', 'kontakt', CONTACT],
  ['choice: null', null, '', 'undersokelse', CONTACT],
  ['choice: null', null, '', 'kontakt', SURVEY],
])(
  'begins with the stage "%s" after the act %s (%s) with the form %s',
  (expected, act, outcome, opened, follow) => {
    const stage = firstStage({ answered: act === null ? undefined : { act, outcome }, opened }, follow);
    expect(`${stage.step}: ${stage.notice}`).toBe(expected);
    expect(isWriting(stage)).toBe(/^(survey|contact):/.test(expected));
  },
);
