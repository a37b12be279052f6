import { RetryMessage } from '../ui/RetryMessage.tsx';
import { texts as general } from '../ui/texts.ts';
import type { OffersState } from './offers-state.ts';
import { texts } from './texts.ts';

type Props = { state: OffersState; busy: boolean; onRetry: () => void };

/** What is wrong with the list, in one warning where the list would be, and the way to ask again (spec: overview §8). */
export function OffersProblem({ state, busy, onRetry }: Props) {
  const text = problemText(state);
  if (text === null) return null;
  return (
    <div className="kfp-offers__problem">
      <RetryMessage tone={state.status === 'failed' ? 'error' : 'warning'} busy={busy} onRetry={onRetry}>
        <strong>{text}</strong> {general.systemProblem}
      </RetryMessage>
    </div>
  );
}

function problemText(state: OffersState): string | null {
  if (state.status === 'failed') return texts.failed;
  return state.status === 'ready' && state.incomplete ? texts.incomplete : null;
}
