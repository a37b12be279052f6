import { useQueryClient } from '@tanstack/react-query';
import { track } from '../analytics/track.ts';
import { saveSurely } from '../platform/api/save.ts';
import { useSave } from '../platform/api/use-save.ts';
import { showToast } from '../toasts/show-toast.ts';
import { cacheContact, cachedContact, STORE_KEYS } from './contact-cache.ts';
import { CONTACT_FIELDS, type ContactField, type ContactStore } from './contact-fields.ts';
import { readContact, saveContact } from './contact-requests.ts';

const CHANGE = ['contact-change'];

/**
 * Saves a new e-mail address or mobile number where the customer's contact information lies (spec: shell §7.2). It
 * shows at once; when it can't be saved, the earlier one is back (spec: overview §4.4). `onSaved` receives the value
 * that is saved.
 */
export function useContactChange(store: ContactStore, field: ContactField, onSaved: (value: string) => void) {
  const client = useQueryClient();
  const { wire, texts } = CONTACT_FIELDS[field];
  const queryKey = STORE_KEYS[store];
  return useSave({
    mutationKey: CHANGE,
    gcTime: 0,
    mutationFn: (value: string) =>
      saveSurely(
        () => saveContact(store, field, value),
        (signal) => readContact(store, field, signal),
        (stored) => stored === value,
      ),
    onMutate: async (value) => {
      await client.cancelQueries({ queryKey });
      const before = cachedContact(client, store, field);
      cacheContact(client, store, field, value);
      return { before };
    },
    onError: (_error, _value, context) => {
      if (context) cacheContact(client, store, field, context.before);
    },
    onSuccess: (_stored, value) => {
      onSaved(value);
      showToast(texts.saved, { tone: 'success' });
      track('form input', { field: wire.customer, value: 'endret' });
    },
    onSettled: () => {
      // While the other field is being saved, an answer could still hold its earlier value.
      if (client.isMutating({ mutationKey: CHANGE }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}
