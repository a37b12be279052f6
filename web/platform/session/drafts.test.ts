import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubSessionStorage } from '../../testing/session-storage.ts';
import {
  clearDrafts,
  draftOf,
  keepDraftsWhileHidden,
  removeStoredDrafts,
  restoreDrafts,
  storeDrafts,
  writeDraft,
} from './drafts.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubSessionStorage();
});
afterEach(() => vi.unstubAllGlobals());

/** Kari writes drafts, and her session expires. */
function endWhileWriting(): void {
  restoreDrafts('kari');
  writeDraft('email', 'kari@eks');
  writeDraft('mobile', '412');
  storeDrafts();
  clearDrafts();
}

test('restores the drafts when the same customer logs in again, and removes the stored copy', () => {
  endWhileWriting();
  expect(draftOf('email')).toBeUndefined();
  restoreDrafts(null);
  expect(draftOf('email')).toBeUndefined();
  restoreDrafts('kari');
  expect([draftOf('email'), draftOf('mobile')]).toEqual(['kari@eks', '412']);
  expect(stored.size).toBe(0);
});

test('does not restore a draft for another customer, and then discards it', () => {
  endWhileWriting();
  restoreDrafts('marit');
  expect(draftOf('email')).toBeUndefined();
  restoreDrafts('kari');
  expect(draftOf('email')).toBeUndefined();
});

test('stores nothing during the session, for an empty draft, or without a login', () => {
  restoreDrafts('kari');
  writeDraft('email', 'kari@eks');
  expect(stored.size).toBe(0);
  writeDraft('email', '');
  storeDrafts();
  restoreDrafts(null);
  writeDraft('email', 'noe');
  storeDrafts();
  expect(stored.size).toBe(0);
});

test('keeps drafts while the page is hidden, and then takes those of the page that was shown meanwhile', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', page);
  const show = (state: string) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  restoreDrafts('kari');
  keepDraftsWhileHidden();
  writeDraft('email', 'kari@eks');
  writeDraft('mobile', '412');
  show('hidden');
  expect(stored.size).toBe(1);
  const later = { owner: 'kari', texts: { email: 'kari@eksempel.no' } };
  stored.set('kfp-drafts', JSON.stringify(later));
  show('visible');
  expect([draftOf('email'), draftOf('mobile'), stored.size]).toEqual(['kari@eksempel.no', '412', 0]);
});

test('removes the stored draft at logout', () => {
  restoreDrafts('kari');
  writeDraft('email', 'kari@eks');
  storeDrafts();
  clearDrafts();
  removeStoredDrafts();
  expect(stored.size).toBe(0);
  storeDrafts();
  restoreDrafts('kari');
  expect(draftOf('email')).toBeUndefined();
});

test.each(['', '{', '"tekst"', '{"owner":"kari"}'])('ignores unreadable stored drafts (%s)', (text) => {
  stored.set('kfp-drafts', text);
  restoreDrafts('kari');
  expect(draftOf('email')).toBeUndefined();
});
