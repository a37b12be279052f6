import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draftOf, storeDrafts } from '../platform/session/drafts.ts';
import { collectAnnouncements } from '../testing/announcements.ts';
import { CUSTOMER } from '../testing/customer.ts';
import { findRow, openRow, renderProfile, shownValue, toastTexts } from '../testing/profile.tsx';

const SAVE = 'PUT /skadekunde/kontaktinformasjon';
const LOAD = 'GET /skadekunde/hent';
const UNKNOWN = 'Vi fikk ikke svar, så vi vet ikke om endringen ble lagret.';

const EMAIL = {
  label: 'E-post',
  // For the titles of the tests.
  toJSON: () => 'E-post',
  field: 'Ny e-postadresse',
  change: 'Endre e-post',
  cancel: 'Avbryt , e-post',
  save: 'Lagre e-post',
  hint: 'For eksempel navn@eksempel.no',
  failed: 'Noe gikk galt ved oppdatering av e-post',
};
const MOBILE = {
  label: 'Mobilnummer',
  toJSON: () => 'Mobilnummer',
  field: 'Nytt mobilnummer',
  change: 'Endre mobilnummer',
  cancel: 'Avbryt , mobilnummer',
  save: 'Lagre mobilnummer',
  hint: /for eksempel/i,
  failed: 'Noe gikk galt ved oppdatering av telefonnummer',
};
type Field = typeof EMAIL | typeof MOBILE;

const findField = ({ field }: Field) => screen.findByRole<HTMLInputElement>('textbox', { name: field });
const isDescribed = ({ field }: Field, description: string | RegExp) =>
  screen.findByRole('textbox', { name: field, description });
const isClosed = ({ field }: Field) =>
  waitFor(() => expect(screen.queryByRole('textbox', { name: field })).toBeNull());

/** Renders the profile, opens the row of a field, and replaces its text. */
async function writeIn(field: Field, text: string, options: Parameters<typeof renderProfile>[0] = {}) {
  const page = renderProfile(options);
  await openRow(page.user, field.change);
  const input = await findField(field);
  const write = async (written: string) => {
    await page.user.clear(input);
    if (written) await page.user.type(input, written);
  };
  await write(text);
  return { ...page, input, write };
}

describe('a contact row after a form that the server answered', () => {
  const renderAnswered = (outcome: 'refused' | 'unknown', code?: string, epostAdresse = 'ny@eksempel.no') =>
    renderProfile({
      act: { act: 'epost', outcome, text: 'Se her.', values: { epostAdresse }, ...(code && { code }) },
    });

  it.each(['refused', 'unknown'] as const)(
    'has the error of the outcome %s until the text changes',
    async (outcome) => {
      const { user } = renderAnswered(outcome);
      const field = await findField(EMAIL);
      expect(field.value).toBe('ny@eksempel.no');
      expect(screen.getByRole('alert').textContent).toBe(EMAIL.failed);
      await user.type(field, 'a');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('has the error of an address that a system refused', async () => {
    renderAnswered('refused', 'UGYLDIG_MAILADRESSE');
    expect(await isDescribed(EMAIL, /E-postadressen er ikke gyldig/)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has no error if the address is stored', async () => {
    renderAnswered('unknown', undefined, CUSTOMER.kontaktInformasjon.epostAdresse);
    await findField(EMAIL);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the field', () => {
  it.each([
    [EMAIL, 'kari.nordmann@example.com'],
    [MOBILE, '90\u00a000\u00a000\u00a000'],
  ])('%j takes the focus with the stored value', async (field, value) => {
    const { user } = renderProfile();
    await openRow(user, field.change);
    const input = await findField(field);
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(input.value).toBe(value);
    await isDescribed(field, field.hint);
  });

  it('is empty for a customer without a value, who can add one', async () => {
    const { user } = renderProfile({ customer: { ...CUSTOMER, kontaktInformasjon: {} } });
    await openRow(user, 'Endre e-post');
    expect(shownValue('E-post')).toBe('Ikke registrert');
    expect((await findField(EMAIL)).value).toBe('');
    await isDescribed(EMAIL, EMAIL.hint);
  });

  it('shows a mobile number with country code like all others', async () => {
    renderProfile({ customer: { ...CUSTOMER, kontaktInformasjon: { mobilNummer: '+4790000000' } } });
    await findRow('Mobilnummer');
    expect(shownValue('Mobilnummer')).toBe('90\u00a000\u00a000\u00a000');
  });
});

describe('validation', () => {
  it.each([
    [EMAIL, '', 'Du må fylle inn e-post'],
    [EMAIL, 'kari@eksempel', 'E-postadressen er ikke gyldig'],
    [MOBILE, '   ', 'Du må fylle inn et telefonnummer'],
    [MOBILE, '22 00 00 00', 'Mobilnummeret er ikke gyldig'],
    [MOBILE, '+47 4123 456', 'Mobilnummeret er ikke gyldig'],
  ])('of %j rejects %j: %s', async (field, text, issue) => {
    const { user, api, input } = await writeIn(field, text);
    await user.click(screen.getByRole('button', { name: field.save }));
    await isDescribed(field, issue);
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe(text);
    expect(api.sent(SAVE)).toEqual([]);
  });

  it('starts with the first attempt, and then follows the typing', async () => {
    const { user, write } = await writeIn(EMAIL, 'kari@eksempel');
    await isDescribed(EMAIL, EMAIL.hint);
    await user.keyboard('{Enter}');
    await isDescribed(EMAIL, 'E-postadressen er ikke gyldig');
    await write('kari@eksempel.no');
    await isDescribed(EMAIL, EMAIL.hint);
    await write('');
    await isDescribed(EMAIL, 'Du må fylle inn e-post');
  });

  it('announces an error once for each attempt', async () => {
    const { user, api, write } = await writeIn(EMAIL, 'kari');
    const announced = collectAnnouncements();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(announced).toEqual(['E-postadressen er ikke gyldig']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(announced).toHaveLength(2));
    api.refuse(SAVE, 400, 'UGYLDIG_MAILADRESSE');
    await write('kari@eksempel.no');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(announced.slice(2)).toEqual(['E-postadressen er ikke gyldig']));
  });
});

describe('a save', () => {
  it.each([
    [
      EMAIL,
      ' kåre.ås+kunde@eksempel.no ',
      { epostAdresse: 'kåre.ås+kunde@eksempel.no' },
      'kåre.ås+kunde@eksempel.no',
    ],
    [MOBILE, '0047 412 34 567', { mobilNummer: '41234567' }, '41\u00a023\u00a045\u00a067'],
    [MOBILE, '+47 41 23 45 67', { mobilNummer: '41234567' }, '41\u00a023\u00a045\u00a067'],
  ])('of %j %j sends %j', async (field, text, body, shown) => {
    const { user, api } = await writeIn(field, text);
    await user.keyboard('{Enter}');
    await isClosed(field);
    expect(api.sent(SAVE).map((request) => request.body)).toEqual([body]);
    expect(shownValue(field.label)).toBe(shown);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: field.change }));
  });

  it('shows the new value at once, can’t be cancelled, and is confirmed', async () => {
    const { user, api, input } = await writeIn(EMAIL, 'ny@eksempel.no');
    const release = api.hold(SAVE);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shownValue('E-post')).toBe('ny@eksempel.no'));
    await user.click(await screen.findByRole('button', { name: 'Avbryt , e-post, vennligst vent' }));
    await user.click(input);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('textbox', { name: EMAIL.field })).toBe(input);
    const loads = api.sent(LOAD).length;
    release();
    await isClosed(EMAIL);
    expect(toastTexts()).toContain('E-postadressen er lagret');
    await waitFor(() => expect(api.sent(LOAD)).toHaveLength(loads + 1));
  });

  it('shows a loading text only while it runs', async () => {
    const { user, api } = await writeIn(EMAIL, 'ny@eksempel.no');
    const button = screen.getByRole('button', { name: EMAIL.save });
    api.hold(SAVE);
    await user.click(button);
    expect(await screen.findByRole('button', { name: /Lagre e-post.*Vennligst vent/ })).toBe(button);
  });

  it('keeps input that is written meanwhile', async () => {
    const { user, api, write } = await writeIn(EMAIL, 'ny@eksempel.no');
    const release = api.hold(SAVE);
    await user.keyboard('{Enter}');
    await write('nyere@eksempel.no');
    release();
    await waitFor(() => expect(toastTexts()).toContain('E-postadressen er lagret'));
    expect((await findField(EMAIL)).value).toBe('nyere@eksempel.no');
    await user.keyboard('{Enter}');
    await isClosed(EMAIL);
    expect(shownValue('E-post')).toBe('nyere@eksempel.no');
  });

  it('is sent once after a double click', async () => {
    const { api } = await writeIn(EMAIL, 'ny@eksempel.no');
    const button = screen.getByRole('button', { name: EMAIL.save });
    // Both clicks come before the next render.
    act(() => {
      button.click();
      button.click();
    });
    await isClosed(EMAIL);
    expect(api.sent(SAVE)).toHaveLength(1);
  });

  it.each([
    [EMAIL, 'ny@eksempel.no', { epost: 'ny@eksempel.no' }, 'ny@eksempel.no'],
    [MOBILE, '412 34 567', { telefon: '41234567' }, '41\u00a023\u00a045\u00a067'],
  ])(
    'of %j changes the life-insurance record of a customer without a customer number',
    async (field, text, body, shown) => {
      const { user, api } = await writeIn(field, text, LIFE_ONLY);
      await user.keyboard('{Enter}');
      await isClosed(field);
      expect(api.sent('POST /liv/kunde/v1/contactInfo').map((request) => request.body)).toEqual([body]);
      expect(api.sent(SAVE)).toEqual([]);
      expect(shownValue(field.label)).toBe(shown);
    },
  );
});

const LIFE_ONLY = {
  customer: { ...CUSTOMER, niceKundenummer: null, kontaktInformasjon: {} },
  life: { eksisterer: true, epost: 'tor.hansen@example.com', telefon: '97000000' },
};

describe.each([
  [EMAIL, 'ny@eksempel.no', 'UGYLDIG_MAILADRESSE', 'E-postadressen er ikke gyldig'],
  [MOBILE, '412 34 567', 'UGYLDIG_MOBILNR', 'Mobilnummeret er ikke gyldig'],
])('a failed save of %j', (field, text, refusal, invalid) => {
  it.each([
    ['no connection', undefined],
    ['status 500', 500],
    ['status 400', 400],
    ['status 409', 409],
  ])('because of %s restores the earlier value and keeps the input', async (_cause, status) => {
    const { user, api, input } = await writeIn(field, text);
    const before = shownValue(field.label);
    if (status === undefined) api.disconnect(SAVE);
    else {
      api.refuse(SAVE, status);
      // A refetch after the failure would hide a missing rollback.
      api.disconnect(LOAD);
    }
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(field.failed);
    expect(shownValue(field.label)).toBe(before);
    expect(input.value).toBe(text);
    await user.type(input, ' ');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it(`with ${refusal} shows the error at the field until an edit`, async () => {
    const { user, api, input } = await writeIn(field, text);
    const before = shownValue(field.label);
    api.refuse(SAVE, 400, refusal);
    await user.keyboard('{Enter}');
    await isDescribed(field, invalid);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shownValue(field.label)).toBe(before);
    await user.type(input, ' ');
    await isDescribed(field, field.hint);

    await user.click(screen.getByRole('button', { name: field.cancel }));
    await openRow(user, field.change);
    expect((await findField(field)).value, 'after reopening').toBe(before);
  });
});

describe('a save without an answer', () => {
  it('times out, says that its result is unknown, and shows the stored value', async () => {
    const { user, api, input } = await writeIn(EMAIL, 'ny@eksempel.no');
    api.hold(SAVE);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shownValue('E-post')).toBe('ny@eksempel.no'));
    api.passDeadlines();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(EMAIL.failed);
    expect(alert.textContent).toContain(UNKNOWN);
    await waitFor(() => expect(shownValue('E-post')).toBe('kari.nordmann@example.com'));
    expect(input.value).toBe('ny@eksempel.no');
    await user.click(screen.getByRole('button', { name: EMAIL.cancel }));
    await isClosed(EMAIL);
  });

  it('counts as saved if the stored value matches', async () => {
    const { user, api } = await writeIn(EMAIL, 'ny@eksempel.no');
    api.loseAnswers(SAVE);
    await user.keyboard('{Enter}');
    await isClosed(EMAIL);
    expect(toastTexts()).toContain('E-postadressen er lagret');
    expect(shownValue('E-post')).toBe('ny@eksempel.no');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [EMAIL, 'ny@eksempel.no ', { epostAdresse: 'ny@eksempel.no' }],
    [MOBILE, '412 34 567', { mobilNummer: '+4741234567' }],
  ])(
    'of %j leaves no draft if the value is stored when the page is opened again',
    async (field, text, stored) => {
      const page = await writeIn(field, text);
      storeDrafts();
      page.unmount();
      renderProfile({ customer: { ...CUSTOMER, kontaktInformasjon: stored } });
      await findRow(field.label);
      await screen.findByRole('button', { name: field.change });
      expect(shownValue(field.label)).not.toContain('Ikke lagret');
      expect(draftOf(field === EMAIL ? 'email' : 'mobile')).toBeUndefined();
    },
  );

  it('of the life-insurance record shows an error', async () => {
    const { user, api } = await writeIn(EMAIL, 'annen@eksempel.no', LIFE_ONLY);
    api.refuse('POST /liv/kunde/v1/contactInfo', 500);
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(EMAIL.failed);
    expect(shownValue('E-post')).toBe('tor.hansen@example.com');
  });
});

describe('two rows', () => {
  it('are open one at a time, and keep their input', async () => {
    const { user } = await writeIn(MOBILE, '412 3');
    await openRow(user, EMAIL.change);
    await isClosed(MOBILE);
    expect(shownValue('Mobilnummer')).toContain('Ikke lagret: 412 3');
    const email = await findField(EMAIL);
    await user.clear(email);
    await user.type(email, 'ny@eksempel.no{Enter}');
    await isClosed(EMAIL);
    await openRow(user, MOBILE.change);
    const mobile = await findField(MOBILE);
    expect(mobile.value).toBe('412 3');
    await waitFor(() => expect(document.activeElement).toBe(mobile));
  });

  it('save at the same time, and a failure of one does not undo the other', async () => {
    const { user, api } = await writeIn(MOBILE, '41234567');
    api.refuse(SAVE, 500);
    const releaseMobile = api.hold(SAVE);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shownValue('Mobilnummer')).toBe('41\u00a023\u00a045\u00a067'));
    api.answer(SAVE, (fields) => ({ ...CUSTOMER.kontaktInformasjon, ...fields }));
    api.answer(LOAD, {
      ...CUSTOMER,
      kontaktInformasjon: { ...CUSTOMER.kontaktInformasjon, epostAdresse: 'ny@eksempel.no' },
    });
    const releaseEmail = api.hold(SAVE);
    await openRow(user, EMAIL.change);
    const email = await findField(EMAIL);
    await user.clear(email);
    await user.type(email, 'ny@eksempel.no{Enter}');
    await waitFor(() => expect(api.sent(SAVE)).toHaveLength(2));
    releaseMobile();
    releaseEmail();
    expect(await (await findRow('Mobilnummer')).findByRole('alert')).toBeDefined();
    expect(shownValue('Mobilnummer')).toBe('90\u00a000\u00a000\u00a000');
    await isClosed(EMAIL);
    expect(shownValue('E-post')).toBe('ny@eksempel.no');
  });
});

describe('Escape', () => {
  it.each(['adresse', 'mobilnummer', 'e-post', 'forsikringsdokumenter i posten'])(
    'closes the row %s and returns the focus to its button',
    async (name) => {
      const { user } = renderProfile();
      await openRow(user, `Endre ${name}`);
      await screen.findByRole('button', { name: `Avbryt , ${name}` });
      await waitFor(() => expect(document.activeElement?.closest('.kfp-row__form')).not.toBeNull());
      await user.keyboard('{Escape}');
      const button = await screen.findByRole('button', { name: `Endre ${name}` });
      await waitFor(() => expect(document.activeElement).toBe(button));
    },
  );

  it('keeps the input until it is cancelled', async () => {
    const { user } = await writeIn(EMAIL, 'ny@eksempel.no');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(shownValue('E-post')).toContain('Ikke lagret: ny@eksempel.no'));
    await openRow(user, EMAIL.change);
    expect((await findField(EMAIL)).value).toBe('ny@eksempel.no');
    await user.click(screen.getByRole('button', { name: EMAIL.cancel }));
    expect(shownValue('E-post')).toBe('kari.nordmann@example.com');
  });
});
