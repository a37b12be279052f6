import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

function open() {
  const { unmount } = render(
    <main>
      <h1>Title</h1>
      <Tooltip label="More">
        Explanation with <a href="/terms">its terms</a>
      </Tooltip>
    </main>,
  );
  onTestFinished(unmount);
  const button = screen.getByRole('button', { name: 'More' });
  const isOpen = () => {
    expect(button.getAttribute('aria-expanded')).toBe(String(screen.queryByRole('link') !== null));
    return button.getAttribute('aria-expanded') === 'true';
  };
  return { button, isOpen, user: userEvent.setup() };
}

test('a press opens the explanation, and another press closes it', async () => {
  const { button, isOpen, user } = open();
  expect(isOpen()).toBe(false);
  await user.click(button);
  expect(isOpen()).toBe(true);
  await user.click(screen.getByText(/^Explanation/));
  expect(isOpen()).toBe(true);
  await user.click(button);
  expect(isOpen()).toBe(false);
});

test('a press elsewhere closes the explanation', async () => {
  const { button, isOpen, user } = open();
  await user.click(button);
  await user.click(screen.getByRole('heading'));
  expect(isOpen()).toBe(false);
});

test.each([
  ['its link', true, 'BUTTON'],
  ['elsewhere', false, 'BODY'],
])('Escape closes the explanation, with the focus on %s', async (_where, isInside, focused) => {
  const { button, isOpen, user } = open();
  button.focus();
  await user.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
  if (isInside) screen.getByRole('link').focus();
  else button.blur();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement?.tagName).toBe(focused);
});
