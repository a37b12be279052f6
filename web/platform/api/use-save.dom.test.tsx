import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HttpError } from './http-error.ts';
import { useSave } from './use-save.ts';

/** Starts a save, removes the component if `isLeft`, and lets the save fail. */
async function failAfter(error: Error, { isLeft }: { isLeft: boolean }) {
  const answer = Promise.withResolvers<void>();
  const onUnseenFailure = vi.fn();
  const client = new QueryClient();
  const { result, unmount } = renderHook(
    () => useSave({ mutationFn: () => answer.promise }, onUnseenFailure),
    {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );
  const saved = act(() => result.current.save());
  if (isLeft) unmount();
  answer.reject(error);
  await saved;
  return onUnseenFailure;
}

test.each([
  ['is told after the customer has left', new Error('503'), true, 1],
  ['is not told where the page shows it', new Error('503'), false, 0],
  ['is not told when the session has ended', new HttpError(401, 'Unauthorized', null), true, 0],
])('a failed save %s', async (_case, error, isLeft, count) => {
  expect(await failAfter(error, { isLeft })).toHaveBeenCalledTimes(count);
});
