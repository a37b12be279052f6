import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { Feedback } from '../contract/feedback.ts';
import { writtenText } from './comment.ts';

test.each([
  ['  Greit nok \n', 'Greit nok', 'space around it'],
  ['Linje én\r\nLinje to\tog tre', 'Linje én\r\nLinje to\tog tre', 'lines and tabs'],
  ['🙂', '🙂', 'an emoji'],
  ['a\u0000b\u000bc\u009fd\u007f', 'abcd', 'control characters'],
  ['\ud83d', '\ufffd', 'half an emoji'],
  [' \n ', '', 'only space'],
])('%j becomes %j (%s), which the endpoint accepts', (text, written) => {
  expect(writtenText(text)).toBe(written);
  expect(Value.Check(Feedback, { page: '/', feedbackValue: '1', text: written })).toBe(true);
});
