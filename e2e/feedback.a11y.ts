import { chooseSmiley, FEEDBACK, feedbackBlock, press } from './feedback-block.ts';
import { expectNoFindings } from './no-findings.ts';
import { expect, test } from './portal.ts';

test('feedback: a chosen answer, a comment that is too long, a failure, a survey, a contact form with errors, the end', async ({
  page,
  portal,
}) => {
  await chooseSmiley(page, portal, 'Misfornøyd');
  const block = feedbackBlock(page);
  await expectNoFindings(page, FEEDBACK);
  await block.getByRole('textbox').fill('x'.repeat(251));
  await expect(block.getByText('Du har skrevet 1 tegn for mye')).toBeVisible();
  await expectNoFindings(page, FEEDBACK);
  await block.getByRole('textbox').fill('Uff');
  await page.route('**/feedback/', (route) => route.fulfill({ status: 500, body: '' }));
  await press(page, 'Send');
  await expect(block.getByRole('alert')).toBeVisible();
  await expectNoFindings(page, FEEDBACK);

  await page.unroute('**/feedback/');
  await press(page, 'Send');
  await expect(block.getByRole('button', { name: 'Jeg har tid!' })).toBeVisible();
  await expectNoFindings(page, FEEDBACK);
  await press(page, 'Jeg har tid!');
  await block.getByRole('textbox').fill('Se på tilbud');
  await expectNoFindings(page, FEEDBACK);
  await press(page, 'Neste');
  await press(page, 'Send inn');
  await block.getByLabel('E-postadresse').fill('');
  await press(page, 'Send');
  await expect(block.getByText('Du må oppgi e-postadresse')).toBeVisible();
  await expectNoFindings(page, FEEDBACK);
  await press(page, 'Nei takk');
  await expect(block.getByRole('textbox')).toHaveCount(0);
  await expectNoFindings(page, FEEDBACK);
});
