import { expect, it } from 'vitest';
import { FIRST_STAGE, type FollowUps, nextStage, type StageEvent } from './stages.ts';

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
