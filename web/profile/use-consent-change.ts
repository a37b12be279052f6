import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/profile.ts';
import type { ConsentChange, Consents, ConsentText } from '../../contract/consents.ts';
import { track } from '../analytics/track.ts';
import { customerQuery } from '../platform/api/customer.ts';
import { request } from '../platform/api/request.ts';
import { saveAndVerify } from '../platform/api/save.ts';
import { useSave } from '../platform/api/use-save.ts';
import { showToast } from '../toasts/show-toast.ts';
import { refetchAfterSave, sayUnsaved } from './after-save.ts';

type ConsentAnswer = {
  key: ConsentKey;
  approved: boolean;
  /** of the text that the customer read */
  version: string;
};

/** Returns a save of a consent. A new consent is shown only after it is stored (spec: shell §4.7). */
export function useConsentChange() {
  const client = useQueryClient();
  const { queryKey } = customerQuery;
  return useSave(
    {
      mutationFn: ({ key, approved, version }: ConsentAnswer) =>
        saveAndVerify(
          () =>
            request('POST /samtykke/oppdater', {
              headers: { 'x-kfp-tekstversjon': version },
              body: { [key.change]: approved },
            }),
          async (signal) => (await request('GET /skadekunde/hent', { signal })).samtykker,
          (stored) => isApproved(stored, key) === approved,
        ),
      onMutate: () => client.cancelQueries({ queryKey }),
      onSuccess: (samtykker, { key }) => {
        client.setQueryData(queryKey, (customer) => customer && { ...customer, samtykker });
        showToast(texts.consent.changed, { tone: 'success' });
        track('form input', { field: key.change, value: 'endret' });
      },
      onSettled: () => refetchAfterSave(client, queryKey),
    },
    sayUnsaved(texts.consent.failed),
  );
}

/** Returns whether the customer has consented. */
export function isApproved(consents: Consents, { stored }: ConsentKey): boolean {
  return consents[stored] === 'AUTHORIZED';
}

export type ConsentKey = { stored: keyof Consents; change: keyof ConsentChange };

const KEYS: Partial<Record<string, ConsentKey>> = {
  MARKETING: { stored: 'marketingConsent', change: 'marketingConsentApproved' },
  CROSS_DOMAIN: { stored: 'crossDomainConsent', change: 'crossDomainConsentApproved' },
} satisfies Record<ConsentText['samtykke'], ConsentKey>;

/** Returns a consent's names in storage and in a change; an unknown one is never sent (spec: shell §5). */
export function consentKey(samtykke: string): ConsentKey | undefined {
  return KEYS[samtykke];
}
