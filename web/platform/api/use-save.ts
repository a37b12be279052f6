import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that a customer starts by a press: one at a time, since the second press of a double click comes before
 * anything is rendered again. Without a network it fails at once, instead of waiting unseen for one.
 */
export function useSave<Stored, Value = void, Context = unknown>(
  options: UseMutationOptions<Stored, Error, Value, Context>,
) {
  const isSaving = useRef(false);
  const { mutateAsync, ...mutation } = useMutation({ networkMode: 'always', ...options });

  /** Saves a value; nothing happens while another is being saved. */
  async function save(value: Value): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    // What went wrong is in the mutation's state.
    await mutateAsync(value).catch(() => {});
    isSaving.current = false;
  }

  return { ...mutation, save };
}
