import { waitsForCustomer } from '../../domain/claim-state.ts';
import { Tag } from '../ui/Tag.tsx';
import { claimStatusText } from './claim-status.ts';

/** The status of a claim in words; what waits for the customer stands out. */
export function ClaimStatus({ status }: { status: string }) {
  const text = claimStatusText(status);
  if (!waitsForCustomer({ status })) return <strong>{text}</strong>;
  return (
    <Tag tone="warning" className="kfp-agreement__badge">
      {text}
    </Tag>
  );
}
