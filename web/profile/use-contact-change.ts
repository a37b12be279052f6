import { useQueryClient } from '@tanstack/react-query';
import { track } from '../analytics/track.ts';
import { request } from '../platform/api/request.ts';
import { saveAndVerify } from '../platform/api/save.ts';
import { useSave } from '../platform/api/use-save.ts';
import { showToast } from '../toasts/show-toast.ts';
import { refetchAfterSave, sayUnsaved } from './after-save.ts';
import { cacheContact, cachedContact, STORE_KEYS } from './contact-cache.ts';
import { CONTACT_FIELDS, type ContactField, type ContactStore } from './contact-fields.ts';

const CHANGE = ['contact-change'];

/**
 * Returns a save for the e-mail address or mobile number in the given store (spec: shell §7.2). The new value
 * is shown at once, and reverted if the save fails (spec: overview §4.4). `onSaved` receives the saved value.
 */
export function useContactChange(store: ContactStore, field: ContactField, onSaved: (value: string) => void) {
  const client = useQueryClient();
  const { wire, texts } = CONTACT_FIELDS[field];
  const queryKey = STORE_KEYS[store];
  return useSave(
    {
      mutationKey: CHANGE,
      gcTime: 0,
      mutationFn: (value: string) =>
        saveAndVerify(
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
        // During a save of the other field, a response could contain its old value.
        if (client.isMutating({ mutationKey: CHANGE }) === 1) refetchAfterSave(client, queryKey);
      },
    },
    sayUnsaved(texts.failed),
  );
}

/** Saves an e-mail address or mobile number. Returns the stored value (spec: shell §7.2). Throws `HttpError`. */
async function saveContact(
  store: ContactStore,
  field: ContactField,
  value: string,
): Promise<string | undefined> {
  const { customer, life } = CONTACT_FIELDS[field].wire;
  if (store === 'customer') {
    return (await request('PUT /skadekunde/kontaktinformasjon', { body: { [customer]: value } }))[customer];
  }
  return (await request('POST /liv/kunde/v1/contactInfo', { body: { [life]: value } }))[life];
}

/** Returns the stored e-mail address or mobile number; undefined if there is none. Throws `HttpError`. */
async function readContact(
  store: ContactStore,
  field: ContactField,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { customer, life } = CONTACT_FIELDS[field].wire;
  if (store === 'customer') {
    return (await request('GET /skadekunde/hent', { signal })).kontaktInformasjon[customer];
  }
  return (await request('GET /liv/kunde/v1/kunde', { signal }))[life];
}
