import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createStore, useStore } from './store.ts';

test('a store holds the last value, and notifies its subscribers after each', () => {
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

test('a subscriber that unsubscribes another leaves the rest', () => {
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

test('the server renders the first value, whatever has been set', () => {
  owner.set('somebody else');
  expect(renderToString(<Owner />)).toBe('none');
});
