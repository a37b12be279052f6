import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { useFocusWhen } from './use-focus-when.ts';
import { useFocusWhenGone } from './use-focus-when-gone.ts';

test.each([
  ['what replaces it, which takes it', true, 'LI'],
  ['the title, if nothing takes it', false, 'H1'],
])('the focus moves from a removed element to %s', async (_where, takesFocus, focused) => {
  const { rerender, unmount } = render(<Page isLoaded={false} takesFocus={takesFocus} />);
  onTestFinished(unmount);
  screen.getByRole('button').focus();
  rerender(<Page isLoaded takesFocus={takesFocus} />);
  await Promise.resolve();
  expect(document.activeElement?.tagName).toBe(focused);
});

function Page({ isLoaded, takesFocus }: { isLoaded: boolean; takesFocus: boolean }) {
  const item = useFocusWhen<HTMLLIElement>(isLoaded && takesFocus);
  return (
    <main>
      <h1 tabIndex={-1}>Title</h1>
      {isLoaded ? (
        <ul>
          <li ref={item} tabIndex={-1}>
            Item
          </li>
        </ul>
      ) : (
        <Retry />
      )}
    </main>
  );
}

function Retry() {
  const place = useFocusWhenGone<HTMLDivElement>();
  return (
    <div ref={place}>
      <button type="button">Retry</button>
    </div>
  );
}
