import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post, put } from '../platform/fetch.ts';
import { showToast } from '../platform/toasts.ts';
import { track } from '../platform/track.ts';
import { cacheContact, cachedContact, STORE_KEYS } from './contact-cache.ts';
import { CONTACT_FIELDS, type ContactField, type ContactStore } from './contact-fields.ts';

const CHANGE = ['contact-change'];

/**
 * Saves a new e-mail address or mobile number where the customer's contact information lies (shell 7). It shows at once;
 * when it can't be saved, the earlier one is back (overview 4.4).
 */
export function useContactChange(store: ContactStore, field: ContactField, onSaved: () => void) {
  const client = useQueryClient();
  const { wire, texts } = CONTACT_FIELDS[field];
  const queryKey = STORE_KEYS[store];
  return useMutation({
    mutationKey: CHANGE,
    // Without a connection it fails at once, instead of waiting for one.
    networkMode: 'always',
    gcTime: 0,
    mutationFn: (value: string) =>
      store === 'customer'
        ? put('/skadekunde/kontaktinformasjon', { [wire.customer]: value })
        : post('/liv/kunde/v1/contactInfo', { [wire.life]: value }),
    onMutate: async (value) => {
      await client.cancelQueries({ queryKey });
      const before = cachedContact(client, store, field);
      cacheContact(client, store, field, value);
      return { before };
    },
    onError: (_error, _value, context) => {
      if (context) cacheContact(client, store, field, context.before);
    },
    onSuccess: () => {
      onSaved();
      showToast(texts.saved, { tone: 'success' });
      track('form input', { field: wire.customer, value: 'endret' });
    },
    onSettled: () => {
      // While the other field is being saved, an answer could still hold its earlier value.
      if (client.isMutating({ mutationKey: CHANGE }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}
