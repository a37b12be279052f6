import { waitsForCustomer } from '../../domain/claim-state.ts';
import { useSharing } from '../platform/sharing.ts';
import { Tag } from '../ui/Tag.tsx';
import { claimStatusText } from './claim-status.ts';

/** Renders the status of a claim in words. A claim that waits for the customer is highlighted. */
export function ClaimStatus({ status }: { status: string }) {
  const text = claimStatusText(status, useSharing() === null);
  if (!waitsForCustomer({ status })) return <strong>{text}</strong>;
  return (
    <Tag tone="warning" className="kfp-agreement__badge">
      {text}
    </Tag>
  );
}
