import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { HttpError } from './http-error.ts';

/**
 * Returns a mutation for a button press, with `save`. Only one save runs at a time, because the second press
 * of a double click arrives before the next render. While offline it fails at once instead of waiting.
 * `onUnseenFailure` is called if it fails after the customer has left the place that shows errors, unless the session
 * has ended.
 */
export function useSave<Stored, Value = void, Context = unknown>(
  options: UseMutationOptions<Stored, Error, Value, Context>,
  onUnseenFailure?: (error: Error) => void,
) {
  const isSaving = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const { mutateAsync, ...mutation } = useMutation({ networkMode: 'always', ...options });

  /** Saves a value. Does nothing while another save is running. */
  async function save(value: Value): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    // The mutation's state holds the error.
    await mutateAsync(value).catch((error) => {
      if (!isShown.current && !(error instanceof HttpError && error.status === 401)) onUnseenFailure?.(error);
    });
    isSaving.current = false;
  }

  return { ...mutation, save };
}
