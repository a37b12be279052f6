import { render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { DOUBLE_PRESS_MS, ignoreStrayPresses } from './double-press.ts';

type Press = { on: string; x?: number; ms?: number; detail?: number; pointerType?: 'mouse' };

/** Returns the controls that presses reach. `ms`: after the first press. */
function reached(presses: readonly Press[]): string[] {
  onTestFinished(ignoreStrayPresses());
  const found: string[] = [];
  const { getByTestId, unmount } = render(
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only notes the clicks
    <div onClick={({ target }) => found.push((target as HTMLElement).dataset.testid ?? '')}>
      <a href="#a" data-testid="link">
        <b data-testid="word">word</b>
      </a>
      <button type="button" data-testid="button" />
      <p data-testid="text" />
      <label data-testid="label">
        <input type="checkbox" data-testid="field" />
      </label>
    </div>,
  );
  onTestFinished(unmount);
  for (const { on, x = 0, ms = 0, detail = 1, pointerType = 'touch' } of presses) {
    const click = new PointerEvent('click', {
      bubbles: true,
      cancelable: true,
      clientX: x,
      detail,
      pointerType,
    });
    Object.defineProperty(click, 'timeStamp', { value: 10_000 + ms });
    getByTestId(on).dispatchEvent(click);
  }
  return found;
}

test.each<[string, Press[], string[]]>([
  ['soon on another control', [{ on: 'link' }, { on: 'button', ms: DOUBLE_PRESS_MS - 1 }], ['link']],
  ['later', [{ on: 'link' }, { on: 'button', ms: DOUBLE_PRESS_MS }], ['link', 'button']],
  ['elsewhere', [{ on: 'link' }, { on: 'button', x: 30 }], ['link', 'button']],
  ['beside the first', [{ on: 'link' }, { on: 'button', x: 29 }], ['link']],
  ['on the same control', [{ on: 'link' }, { on: 'word' }], ['link', 'word']],
  ['of a quick mouse', [{ on: 'link' }, { on: 'button', pointerType: 'mouse' }], ['link', 'button']],
  [
    'of a mouse, counted as second',
    [{ on: 'link' }, { on: 'button', pointerType: 'mouse', detail: 2 }],
    ['link'],
  ],
  ['of a key', [{ on: 'link' }, { on: 'button', detail: 0 }], ['link', 'button']],
  ['outside of the dialog that the first opened', [{ on: 'button' }, { on: 'text' }], ['button']],
  ['after one on no control', [{ on: 'text' }, { on: 'button' }], ['text', 'button']],
  ['of a label and its field', [{ on: 'label' }, { on: 'field' }], ['field', 'label', 'field']],
])('a press %s', (_which, presses, expected) => {
  expect(reached(presses)).toEqual(expected);
});

test('a triple press is for the first control', () => {
  const presses = [{ on: 'link' }, { on: 'button', ms: 400 }, { on: 'button', ms: 800 }];
  expect(reached(presses)).toEqual(['link']);
});
