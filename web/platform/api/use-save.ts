import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Returns a mutation for a button press, with `save`. Only one save runs at a time, because the second press
 * of a double click arrives before the next render. While offline it fails at once instead of waiting.
 */
export function useSave<Stored, Value = void, Context = unknown>(
  options: UseMutationOptions<Stored, Error, Value, Context>,
) {
  const isSaving = useRef(false);
  const { mutateAsync, ...mutation } = useMutation({ networkMode: 'always', ...options });

  /** Saves a value. Does nothing while another save is running. */
  async function save(value: Value): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    // The mutation's state holds the error.
    await mutateAsync(value).catch(() => {});
    isSaving.current = false;
  }

  return { ...mutation, save };
}
