import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptSessionExpiry, startSessionExpiry } from '../platform/session/session-expiry.ts';
import { toastTexts } from '../testing/profile.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { SessionTimeout } from './SessionTimeout.tsx';

const EXTEND = 'POST /auth/forleng-sesjon';
/** Without `setImmediate`, which React and `pass` need. */
const FAKED = ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: [...FAKED] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Advances the clock, with its ticks and the answers that arrive meanwhile. */
const pass = (seconds: number) =>
  act(async () => {
    for (let passed = 0; passed < seconds; passed += 0.25) {
      vi.advanceTimersByTime(250);
      await new Promise(setImmediate);
    }
  });

/** Renders the warning of a session with this time left, until it and its limit end. */
async function show(seconds: number, limit: number | null = null) {
  startSessionExpiry({ sessionSecondsLeft: seconds, sessionLimitSecondsLeft: limit });
  const page = renderPage(<SessionTimeout session="mine" onEnded={() => {}} onLogout={() => {}} />, {
    answers: (api) => {
      api.answer(EXTEND, { kfpSessionId: 'mine' });
      api.answer('GET /auth/session-status', { kfpSessionId: 'mine' });
    },
  });
  await pass(1);
  return page;
}

const dialog = () => screen.queryByRole('alertdialog', { name: 'Du blir snart logget ut' });
const announced = () => dialog()?.querySelector('[role="status"]')?.textContent;
const pressContinue = () => fireEvent.click(screen.getByRole('button', { name: 'Fortsett økten' }));

it('is announced only when it opens, and at 30 and 10 seconds', async () => {
  await show(59);
  const first = 'Vi logger deg ut om 59 sekunder.';
  expect(announced()).toBe(first);
  await pass(20);
  expect(dialog()?.textContent).toMatch(/om 38\ssekunder\. Vil/);
  expect(announced()).toBe(first);
  await pass(8);
  expect(announced()).toBe('Vi logger deg ut om 30 sekunder.');
  await pass(20);
  expect(announced()).toBe('Vi logger deg ut om 10 sekunder.');
});

describe('«Fortsett økten»', () => {
  it('says that it failed, and can be pressed again', async () => {
    const { api } = await show(50);
    for (const name of [EXTEND, 'GET /auth/session-status'] as const) api.refuse(name, 503);
    pressContinue();
    await pass(1);
    expect(screen.getByRole('alert').textContent).toBe('Vi klarte ikke å forlenge økten. Prøv igjen.');
    for (const name of [EXTEND, 'GET /auth/session-status'] as const) api.restore(name);
    api.answer(EXTEND, () => {
      adoptSessionExpiry(Date.now() + 1_800_000);
      return { kfpSessionId: 'mine' };
    });
    pressContinue();
    await pass(1);
    expect(dialog()).toBeNull();
    expect(toastTexts()).toContain('Økten er forlenget');
    await pass(7);
    expect(toastTexts()).not.toContain('Økten er forlenget');
  });

  it('counts as done if its answer was lost and the session lasts longer', async () => {
    const { api } = await show(50);
    api.answer(EXTEND, () => {
      adoptSessionExpiry(Date.now() + 1_800_000);
      return { kfpSessionId: 'mine' };
    });
    api.loseAnswers(EXTEND);
    pressContinue();
    await pass(1);
    expect(dialog()).toBeNull();
    expect(toastTexts()).toContain('Økten er forlenget');
    expect(api.sent('GET /auth/session-status')).toHaveLength(1);
  });
});

it('offers no extension in the last minute before the absolute limit, and can be closed', async () => {
  await show(50, 50);
  expect(dialog()?.textContent).toContain('Økten kan ikke bli lengre.');
  screen.getByRole('button', { name: 'Logg ut' });
  expect(screen.queryByRole('button', { name: 'Fortsett økten' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Lukk' }));
  expect(dialog()).toBeNull();
  await pass(2);
  expect(dialog()).toBeNull();
});
