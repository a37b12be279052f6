import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inBackground } from '../platform/api/background.ts';
import { customerQuery, lifeCustomerQuery } from '../platform/api/customer.ts';
import { onTabMessage } from '../platform/session/tabs.ts';

const KEYS = [customerQuery.queryKey, lifeCustomerQuery.queryKey];

/** Refetches the customer when another tab of the session has saved a change. A save of this tab refetches by itself. */
export function useChangedElsewhere(session: string | undefined): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onTabMessage((message) => {
        if (message.type !== 'customer-changed' || message.session !== session || client.isMutating() > 0)
          return;
        inBackground(() => {
          for (const queryKey of KEYS) void client.invalidateQueries({ queryKey });
        });
      }),
    [client, session],
  );
}
