import { chooseSmiley, feedbackBlock, press } from './feedback-block.ts';
import { expectStored, test } from './feedback-store.ts';
import { apiRequests } from './log-in.ts';
import { expect } from './portal.ts';

test('a double click goes one step in the survey, and sends the contact form once', async ({
  page,
  ownPortal,
}) => {
  await chooseSmiley(page, ownPortal, 'Fornøyd');
  const block = feedbackBlock(page);
  await press(page, 'Send');
  await press(page, 'Jeg har tid!');
  await block.getByRole('textbox').fill('Se på tilbud');
  await block.getByRole('button', { name: 'Neste' }).dblclick();
  await expect(block.getByText('Steg 2 av 2')).toBeVisible();
  await block.getByRole('textbox').fill('Vis dem først');
  await press(page, 'Send inn');
  await expect(block.getByText('Takk for svarene')).toBeVisible();
  const requests = apiRequests(page);
  await block.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(block.getByText('Takk, det er notert')).toBeVisible();
  expect(requests.filter((request) => request.endsWith('/feedback/kontakt'))).toHaveLength(1);
  await expectStored(ownPortal, [{ kind: 'choice' }, { kind: 'survey' }, { kind: 'contact' }]);
});
