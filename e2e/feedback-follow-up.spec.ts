import { collectAnnouncements } from './announcements.ts';
import { feedbackBlock, press, sendSmiley } from './feedback-block.ts';
import { expectStored, PAGE, test } from './feedback-store.ts';
import { expect } from './portal.ts';
import { reload } from './visit.ts';

const QUESTIONS = [
  'Hva var det viktigste du skulle gjøre her i dag?',
  'Hva kan vi gjøre for at det blir enklere neste gang?',
];
const EMAIL_MISSING = 'Du må oppgi e-postadresse for at vi kan kontakte deg';
const PHONE_MISSING = 'Du må oppgi telefonnummer for at vi kan kontakte deg';
const EMAIL_INVALID = 'Skriv inn en gyldig e-postadresse';
const PHONE_INVALID = 'Skriv inn et gyldig telefonnummer';

test('the survey goes step by step, rejects empty answers, keeps answers after a failure, and thanks at the end', async ({
  page,
  ownPortal,
}) => {
  await sendSmiley(page, ownPortal);
  const block = feedbackBlock(page);
  const answer = block.getByRole('textbox');
  await press(page, 'Jeg har tid!');
  await expect(block.getByText('Steg 1 av 2')).toBeFocused();
  await expect(block.getByLabel(QUESTIONS[0] ?? '')).toHaveValue('');
  await press(page, 'Neste');
  await expect(block.getByText('Steg 2 av 2')).toBeFocused();
  await press(page, 'Send inn');
  await expect(block.getByText('Svar på minst ett av spørsmålene')).toBeVisible();
  await expect(answer).toBeFocused();
  await expectStored(ownPortal, [{ kind: 'choice' }]);

  await block.getByLabel(QUESTIONS[1] ?? '').fill('Vis dem først');
  await page.route('**/feedback/oppfolging', (route) => route.fulfill({ status: 503, body: '' }));
  await press(page, 'Send inn');
  await expect(block.getByRole('alert')).toBeVisible();
  await expect(answer).toHaveValue('Vis dem først');
  await page.unroute('**/feedback/oppfolging');
  await press(page, 'Send inn');
  await expect(block.getByText('Takk for svarene')).toBeVisible();
  await expect(block.getByLabel('E-postadresse')).toBeVisible();
  await expectStored(ownPortal, [{ kind: 'choice' }, { kind: 'survey' }]);
});

test('answers are stored with their questions', async ({ page, ownPortal }) => {
  await sendSmiley(page, ownPortal);
  const block = feedbackBlock(page);
  await press(page, 'Jeg har tid!');
  await block.getByLabel(QUESTIONS[0] ?? '').fill('Se på tilbud');
  await press(page, 'Neste');
  await expect(block.getByText('Steg 2 av 2')).toBeFocused();
  await expect(block.getByLabel(QUESTIONS[1] ?? '')).toHaveValue('');
  await block.getByRole('textbox').fill('Vis dem først');
  await press(page, 'Send inn');
  await expect(block.getByText('Takk for svarene')).toBeVisible();
  const answers = JSON.stringify(
    QUESTIONS.map((question, index) => ({ question, answer: ['Se på tilbud', 'Vis dem først'][index] })),
  );
  await expectStored(ownPortal, [{ kind: 'choice' }, { kind: 'survey', page: PAGE, answers }]);
});

test('a cancelled survey is not sent, without thanks or further questions', async ({ page, ownPortal }) => {
  await sendSmiley(page, ownPortal, 'sb1');
  await press(page, 'Jeg har tid!');
  const block = feedbackBlock(page);
  await block.getByRole('textbox').fill('Uferdig');
  await press(page, 'Neste');
  await press(page, 'Avbryt');
  await expect(block.getByText('Svarene ble ikke sendt')).toBeVisible();
  await expect(block.getByText(/^Takk/)).toHaveCount(0);
  await expect(block.getByRole('textbox')).toHaveCount(0);
  await reload(page);
  await expectStored(ownPortal, [{ kind: 'choice' }]);
});

test('a survey that is left halfway is not sent', async ({ page, ownPortal }) => {
  await sendSmiley(page, ownPortal);
  await press(page, 'Jeg har tid!');
  await feedbackBlock(page).getByRole('textbox').fill('Uferdig');
  await press(page, 'Neste');
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await reload(page);
  await expectStored(ownPortal, [{ kind: 'choice' }]);
});

test('declining the survey asks for contact information, which can be declined too', async ({
  page,
  ownPortal,
}) => {
  await sendSmiley(page, ownPortal);
  await press(page, 'Nei takk');
  const block = feedbackBlock(page);
  await expect(block.getByRole('heading', { name: 'Kan vi kontakte deg?' })).toBeFocused();
  await press(page, 'Nei takk');
  await expect(block.getByRole('textbox')).toHaveCount(0);
  await expect(block.getByRole('status').filter({ hasText: 'Takk for tilbakemeldingen' })).toBeFocused();
  await expectStored(ownPortal, [{ kind: 'choice' }]);
});

test('the contact form is prefilled, shows errors until they are corrected, and keeps its input after a failure', async ({
  page,
  ownPortal,
}) => {
  await sendSmiley(page, ownPortal);
  await press(page, 'Nei takk');
  const block = feedbackBlock(page);
  const [email, phone] = [block.getByLabel('E-postadresse'), block.getByLabel('Telefonnummer')];
  await expect(email).toHaveValue('kari.nordmann@example.com');
  await expect(phone).toHaveValue('90\u00a000\u00a000\u00a000');
  await email.fill('kari');
  await email.fill('');
  await phone.fill('');
  await expect(block.getByText(EMAIL_MISSING)).toHaveCount(0);

  await press(page, 'Send');
  await expect(block.getByText(EMAIL_MISSING)).toBeVisible();
  await expect(block.getByText(PHONE_MISSING)).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(EMAIL_MISSING);
  await page.keyboard.type('kari@eksempel');
  await expect(block.getByText(EMAIL_INVALID)).toBeVisible();
  await page.keyboard.type('.no');
  await expect(block.getByText(EMAIL_INVALID)).toHaveCount(0);
  await press(page, 'Send');
  await expect(phone).toBeFocused();
  await page.keyboard.type('+47 22 33 44 55');
  await expect(block.getByText(PHONE_INVALID)).toBeVisible();
  await phone.fill('22 33 44 55');
  await expect(block.getByText(PHONE_INVALID)).toHaveCount(0);

  await page.route('**/feedback/kontakt', (route) => route.fulfill({ status: 429, body: '' }));
  await press(page, 'Send');
  await expect(block.getByRole('alert')).toContainText('Vent et minutt');
  await expect(email).toHaveValue('kari@eksempel.no');
  await expect(phone).toHaveValue('22 33 44 55');
  await page.unroute('**/feedback/kontakt');
  await press(page, 'Send');
  await expect(block.getByText('Takk, det er notert')).toBeVisible();
  const contact = { kind: 'contact', email: 'kari@eksempel.no', phone: '22334455', page: PAGE } as const;
  await expectStored(ownPortal, [{ kind: 'choice' }, contact]);
});

test('errors of the contact form are announced at every attempt, and prefilled values can be sent unchanged', async ({
  page,
  ownPortal,
}) => {
  await sendSmiley(page, ownPortal);
  await press(page, 'Nei takk');
  const block = feedbackBlock(page);
  const email = block.getByLabel('E-postadresse');
  const known = await email.inputValue();
  await email.fill('kari');
  const announced = await collectAnnouncements(page);
  await email.press('Enter');
  await expect.poll(announced).toEqual([EMAIL_INVALID]);
  await email.press('Enter');
  await expect.poll(announced).toEqual([EMAIL_INVALID, EMAIL_INVALID]);

  await email.fill(known);
  await press(page, 'Send');
  await expect(block.getByText('Takk, det er notert')).toBeVisible();
  const contact = { kind: 'contact', email: 'kari.nordmann@example.com', phone: '90000000' } as const;
  await expectStored(ownPortal, [{ kind: 'choice' }, contact]);
});

test('without a phone number field, an e-mail address is enough', async ({ page, ownPortal }) => {
  await sendSmiley(page, ownPortal, 'dnb');
  await press(page, 'Nei takk');
  const block = feedbackBlock(page);
  await expect(block.getByLabel('Telefonnummer')).toHaveCount(0);
  await block.getByLabel('E-postadresse').fill('kari@eksempel.no');
  await press(page, 'Send');
  await expect(block.getByText('Takk, det er notert')).toBeVisible();
  await expectStored(ownPortal, [{ kind: 'choice' }, { kind: 'contact', phone: null, distributor: 'dnb' }]);
});
