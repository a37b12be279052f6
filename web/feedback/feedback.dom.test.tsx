import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { collectAnnouncements } from '../testing/announcements.ts';
import { bootOf } from '../testing/boot.ts';
import { CUSTOMER } from '../testing/customer.ts';
import { beginDoublePress } from '../testing/double-press.ts';
import { renderPage } from '../testing/render-page.tsx';
import { FeedbackBlock } from './FeedbackBlock.tsx';

const SEND = 'POST /feedback/';
const SEND_SURVEY = 'POST /feedback/oppfolging';
const SEND_CONTACT = 'POST /feedback/kontakt';
const PAGE = '/privat/forsikring/oversikt';
const THANKS = 'Takk for tilbakemeldingen';

function renderFeedback(shortname = 'fremtind') {
  return renderPage(<FeedbackBlock kind="smiley" />, {
    boot: bootOf(shortname),
    answers: (api) => {
      api.answer('GET /skadekunde/hent', CUSTOMER);
      for (const name of [SEND, SEND_SURVEY, SEND_CONTACT] as const) api.answer(name, null);
    },
  });
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const choose = (user: UserEvent, name: string) => user.click(screen.getByRole('radio', { name }));
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox');

/** Replaces the text of a field. `paste` does not wait for each character. */
async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

async function isFocused(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(document.activeElement).toBe(element));
}

describe('the question', () => {
  it('sends a smiley with a comment, and the thanks take the focus', async () => {
    const { api, user } = renderFeedback();
    expect(screen.queryByRole('textbox')).toBeNull();
    await choose(user, 'Misfornøyd');
    screen.getByText(/svarer ikke på/);
    screen.getByText(/Ikke skriv personlige opplysninger\./);
    await fill(user, comment(), '  Jeg fant ikke tilbudene.\nHvor er de? ');
    screen.getByText('39 av 250 tegn');
    await press(user, 'Send');
    await waitFor(() => expect(document.activeElement?.textContent).toContain(THANKS));
    expect(screen.queryByRole('radio')).toBeNull();
    const text = 'Jeg fant ikke tilbudene.\nHvor er de?';
    expect(api.sent(SEND).map(({ body }) => body)).toEqual([{ page: PAGE, feedbackValue: '2', text }]);
  });

  it('clears the answer and the comment with «Avbryt», and keeps the focus in place', async () => {
    const { api, user, unmount } = renderFeedback();
    await choose(user, 'Misfornøyd');
    await fill(user, comment(), 'Nei, vent');
    await press(user, 'Avbryt');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await isFocused(screen.getByRole('radio', { name: 'Misfornøyd' }));
    await choose(user, 'Fornøyd');
    expect(comment().value).toBe('');
    await press(user, 'Avbryt');
    unmount();
    expect(api.sent(SEND)).toEqual([]);
  });

  it.each([
    ['Misfornøyd', 'Hva kan vi gjøre bedre? (valgfritt)'],
    ['Fornøyd', 'Hva er bra? (valgfritt)'],
  ])('asks those who answer «%s»: %s', async (answer, label) => {
    const { user } = renderFeedback();
    await choose(user, answer);
    expect(screen.getByRole('textbox', { name: label })).toBe(comment());
  });

  it('sends a comment only when it is short enough', async () => {
    const { api, user } = renderFeedback();
    await choose(user, 'Fornøyd');
    await fill(user, comment(), `${'🙂'.repeat(124)}abcd`);
    screen.getByText('Du har skrevet 2 tegn for mye');
    await press(user, 'Send');
    await isFocused(comment());
    expect(comment().getAttribute('aria-invalid')).toBe('true');
    expect(api.sent(SEND)).toEqual([]);
    await fill(user, comment(), `${'🙂'.repeat(124)}ab`);
    expect(screen.queryByText(/tegn for mye/)).toBeNull();
    await press(user, 'Send');
    await screen.findByText(THANKS);
    expect(api.sent(SEND)).toHaveLength(1);
  });

  it.each([
    ['status 500', 500, 'Vi fikk ikke sendt det du skrev'],
    ['status 429', 429, 'Vent et minutt, og prøv igjen'],
    ['status 403', 403, 'Vi fikk ikke sendt det du skrev'],
    ['no answer', 0, 'Vi fikk ikke svar, så vi vet ikke om det er sendt'],
  ])('keeps the comment after a failure with %s, and can be sent again', async (_what, status, message) => {
    const { api, user } = renderFeedback();
    await choose(user, 'Fornøyd');
    await fill(user, comment(), 'Fint');
    if (status === 0) api.disconnect(SEND);
    else api.refuse(SEND, status);
    await press(user, 'Send');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(comment().value).toBe('Fint');
    api.restore(SEND);
    await press(user, 'Send');
    await screen.findByText(THANKS);
    expect(api.sent(SEND).at(-1)?.body).toMatchObject({ feedbackValue: '4', text: 'Fint' });
  });

  it('ends with the thanks without a survey and a contact form', async () => {
    const { user } = renderFeedback('none');
    await choose(user, 'Fornøyd');
    await press(user, 'Send');
    await screen.findByText(THANKS);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('leaving', () => {
  const hide = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it.each([
    ['hiding the page', () => hide('hidden')],
    ['unloading the page', () => window.dispatchEvent(new Event('pagehide'))],
  ])('by %s sends a chosen answer once, without thanks', async (_how, leave) => {
    const { api, user } = renderFeedback();
    await choose(user, 'Misfornøyd');
    leave();
    leave();
    hide('visible');
    await waitFor(() => expect(api.sent(SEND)).toHaveLength(1));
    expect(screen.queryByText(THANKS)).toBeNull();
    await fill(user, comment(), 'Ferdig');
    await press(user, 'Send');
    await screen.findByText(THANKS);
    leave();
    hide('visible');
    expect(api.sent(SEND).map(({ body }) => body)).toMatchObject([
      { feedbackValue: '2' },
      { text: 'Ferdig' },
    ]);
    const keys = api.sent(SEND).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size, 'the second replaces the first').toBe(1);
  });

  it('after a failure sends the answer', async () => {
    const { api, user, unmount } = renderFeedback();
    await choose(user, 'Misfornøyd');
    api.refuse(SEND, 500);
    await press(user, 'Send');
    await screen.findByRole('alert');
    api.restore(SEND);
    unmount();
    expect(api.sent(SEND)).toHaveLength(2);
  });

  it('does not send a comment that is too long', async () => {
    const { api, user, unmount } = renderFeedback();
    await choose(user, 'Misfornøyd');
    await fill(user, comment(), 'x'.repeat(251));
    unmount();
    expect(api.sent(SEND).map(({ body }) => body)).toEqual([{ page: PAGE, feedbackValue: '2' }]);
  });
});

const QUESTIONS = [
  'Hva var det viktigste du skulle gjøre her i dag?',
  'Hva kan vi gjøre for at det blir enklere neste gang?',
] as const;

async function openFollowUp(shortname?: string) {
  const page = renderFeedback(shortname);
  await choose(page.user, 'Fornøyd');
  await press(page.user, 'Send');
  await screen.findByText(THANKS);
  return page;
}

describe('the survey', () => {
  it('goes step by step, rejects empty answers, and keeps answers after a failure', async () => {
    const { api, user } = await openFollowUp();
    await press(user, 'Jeg har tid!');
    await isFocused(screen.getByText('Steg 1 av 2'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: QUESTIONS[0] }).value).toBe('');
    await press(user, 'Neste');
    await isFocused(screen.getByText('Steg 2 av 2'));
    await press(user, 'Send inn');
    await screen.findByText(/^Svar på minst ett av spørsmålene/);
    await isFocused(comment());
    expect(api.sent(SEND_SURVEY)).toEqual([]);

    await fill(user, screen.getByRole('textbox', { name: QUESTIONS[1] }), 'Vis dem først');
    api.refuse(SEND_SURVEY, 503);
    await press(user, 'Send inn');
    await screen.findByRole('alert');
    expect(comment().value).toBe('Vis dem først');
    api.restore(SEND_SURVEY);
    await press(user, 'Send inn');
    await screen.findByText('Takk for svarene');
    screen.getByRole('textbox', { name: 'E-postadresse' });
  });

  it('goes one step with a double click, and sends the answers with their questions', async () => {
    const { api, user } = await openFollowUp();
    await press(user, 'Jeg har tid!');
    await fill(user, comment(), 'Se på tilbud');
    const end = beginDoublePress();
    await press(user, 'Neste');
    await press(user, 'Send inn');
    end();
    screen.getByText('Steg 2 av 2');
    expect(api.sent(SEND_SURVEY)).toEqual([]);
    await fill(user, screen.getByRole('textbox', { name: QUESTIONS[1] }), 'Vis dem først');
    await press(user, 'Send inn');
    await screen.findByText('Takk for svarene');
    const answers = [
      { question: QUESTIONS[0], answer: 'Se på tilbud' },
      { question: QUESTIONS[1], answer: 'Vis dem først' },
    ];
    expect(api.sent(SEND_SURVEY).map(({ body }) => body)).toEqual([{ page: PAGE, answers }]);
  });

  it.each([
    ['cancelled', async (user: UserEvent) => await press(user, 'Avbryt')],
    ['left halfway', async () => {}],
  ])('that is %s is not sent', async (how, leave) => {
    const { api, user, unmount } = await openFollowUp('sb1');
    await press(user, 'Jeg har tid!');
    await fill(user, comment(), 'Uferdig');
    await press(user, 'Neste');
    await leave(user);
    if (how === 'cancelled') {
      await screen.findByText(/^Svarene ble ikke sendt/);
      expect(screen.queryByText(/^Takk/)).toBeNull();
      expect(screen.queryByRole('textbox')).toBeNull();
    }
    unmount();
    expect(api.sent(SEND_SURVEY)).toEqual([]);
  });

  it('can be declined, and so can the contact form', async () => {
    const { api, user } = await openFollowUp();
    await press(user, 'Nei takk');
    await isFocused(screen.getByRole('heading', { name: 'Kan vi kontakte deg?' }));
    await press(user, 'Nei takk');
    expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain(THANKS));
    expect(api.sent().filter(({ name }) => name === SEND_SURVEY || name === SEND_CONTACT)).toEqual([]);
  });
});

describe('the contact form', () => {
  const EMAIL_MISSING = 'Du må oppgi e-postadresse for at vi kan kontakte deg';
  const PHONE_MISSING = 'Du må oppgi telefonnummer for at vi kan kontakte deg';
  const EMAIL_INVALID = 'Skriv inn en gyldig e-postadresse';
  const PHONE_INVALID = 'Skriv inn et gyldig telefonnummer';

  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

  async function openContact(shortname?: string) {
    const page = await openFollowUp(shortname);
    await press(page.user, 'Nei takk');
    await waitFor(() => expect(field('E-postadresse').value).toBe('kari.nordmann@example.com'));
    return page;
  }

  it('is prefilled, and shows errors until they are corrected', async () => {
    const { api, user } = await openContact();
    const [email, phone] = [field('E-postadresse'), field('Telefonnummer')];
    expect(phone.value).toBe('90\u00a000\u00a000\u00a000');
    expect(screen.getByText(/^Noen ganger/).textContent).toContain('telefonnummeret ditt');
    const purposes = ['autocomplete', 'inputmode', 'aria-required'];
    expect([email, phone].map((each) => purposes.map((name) => each.getAttribute(name)))).toEqual([
      ['email', 'email', 'true'],
      ['tel-national', 'tel', 'true'],
    ]);
    await user.clear(email);
    await user.clear(phone);
    expect(screen.queryByText(EMAIL_MISSING)).toBeNull();

    await press(user, 'Send');
    await screen.findByText(PHONE_MISSING);
    expect(screen.getByRole('textbox', { name: 'E-postadresse', description: EMAIL_MISSING })).toBe(email);
    await isFocused(email);
    await user.keyboard('kari@eksempel');
    screen.getByText(EMAIL_INVALID);
    await user.keyboard('.no');
    expect(screen.queryByText(EMAIL_INVALID)).toBeNull();
    await press(user, 'Send');
    await isFocused(phone);
    await user.keyboard('+47 22 33 44 55');
    screen.getByText(PHONE_INVALID);
    await fill(user, phone, '22 33 44 55');
    expect(screen.queryByText(PHONE_INVALID)).toBeNull();

    api.refuse(SEND_CONTACT, 429);
    await press(user, 'Send');
    expect((await screen.findByRole('alert')).textContent).toContain('Vent et minutt');
    expect([email.value, phone.value]).toEqual(['kari@eksempel.no', '22 33 44 55']);
    api.restore(SEND_CONTACT);
    await press(user, 'Send');
    await screen.findByText('Takk, det er notert');
    const contact = { page: PAGE, email: 'kari@eksempel.no', phone: '22334455' };
    expect(api.sent(SEND_CONTACT).at(-1)?.body).toEqual(contact);
  });

  it('announces its errors at every attempt, and sends prefilled values unchanged, once with two presses', async () => {
    const { api, user } = await openContact();
    const email = field('E-postadresse');
    await fill(user, email, 'kari');
    const announced = collectAnnouncements();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(announced).toEqual([EMAIL_INVALID]));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(announced).toEqual([EMAIL_INVALID, EMAIL_INVALID]));
    await fill(user, email, 'kari.nordmann@example.com');
    const answer = api.hold(SEND_CONTACT);
    await user.keyboard('{Enter}{Enter}');
    answer();
    await screen.findByText('Takk, det er notert');
    const contact = { page: PAGE, email: 'kari.nordmann@example.com', phone: '90000000' };
    expect(api.sent(SEND_CONTACT).map(({ body }) => body)).toEqual([contact]);
  });

  it('needs only an e-mail address if the distributor asks for no phone number', async () => {
    const { api, user } = await openContact('dnb');
    expect(screen.queryByRole('textbox', { name: 'Telefonnummer' })).toBeNull();
    expect(screen.getByText(/^Noen ganger/).textContent).not.toContain('telefon');
    await press(user, 'Send');
    await screen.findByText('Takk, det er notert');
    expect(api.sent(SEND_CONTACT)[0]?.body).toEqual({ page: PAGE, email: 'kari.nordmann@example.com' });
  });
});
