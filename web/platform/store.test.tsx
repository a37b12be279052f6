import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createStore, useStore } from './store.ts';

test('holds the last value and notifies its subscribers after each set', () => {
  const store = createStore('none');
  const seen: string[] = [];
  const unsubscribe = store.subscribe((value) => seen.push(value));
  store.set('one');
  store.set('one');
  unsubscribe();
  store.set('two');
  expect(seen).toEqual(['one', 'one']);
  expect(store.get()).toBe('two');
});

test('notifies the others when a subscriber unsubscribes during a notification', () => {
  const store = createStore(0);
  const last = vi.fn();
  const unsubscribe = store.subscribe(() => unsubscribe());
  store.subscribe(last);
  store.set(1);
  store.set(2);
  expect(last).toHaveBeenCalledTimes(2);
});

const owner = createStore('none');
const Owner = () => useStore(owner);

test('the server renders the first value, not a value that was set later', () => {
  owner.set('somebody else');
  expect(renderToString(<Owner />)).toBe('none');
});
