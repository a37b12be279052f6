import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, forgetDrafts, keepDrafts, removeStoredDrafts, takeUpDrafts, writeDraft } from './drafts.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Kari writes, and her session ends by itself. */
function endWhileWriting(): void {
  takeUpDrafts('kari');
  writeDraft('email', 'kari@eks');
  keepDrafts();
  forgetDrafts();
}

test('what was written when the session ended is back after a new login of the same customer, and stored no longer', () => {
  endWhileWriting();
  expect(draftOf('email')).toBeUndefined();
  takeUpDrafts(null);
  expect(draftOf('email')).toBeUndefined();
  takeUpDrafts('kari');
  expect(draftOf('email')).toBe('kari@eks');
  expect(stored.size).toBe(0);
});

test('another customer who logs in does not get it, and neither does the first after that', () => {
  endWhileWriting();
  takeUpDrafts('marit');
  expect(draftOf('email')).toBeUndefined();
  takeUpDrafts('kari');
  expect(draftOf('email')).toBeUndefined();
});

test('nothing is stored while the session lasts, where nothing is written, and where nobody is logged in', () => {
  takeUpDrafts('kari');
  writeDraft('email', 'kari@eks');
  expect(stored.size).toBe(0);
  writeDraft('email', '');
  keepDrafts();
  takeUpDrafts(null);
  writeDraft('email', 'noe');
  keepDrafts();
  expect(stored.size).toBe(0);
});

test('what was stored when the page was left is gone for good after a logout', () => {
  takeUpDrafts('kari');
  writeDraft('email', 'kari@eks');
  keepDrafts();
  forgetDrafts();
  removeStoredDrafts();
  expect(stored.size).toBe(0);
  keepDrafts();
  takeUpDrafts('kari');
  expect(draftOf('email')).toBeUndefined();
});

test.each(['', '{', '"tekst"', '{"owner":"kari"}'])('what can’t be read (%s) is nothing', (text) => {
  stored.set('kfp-drafts', text);
  takeUpDrafts('kari');
  expect(draftOf('email')).toBeUndefined();
});
