import { BusyButton } from '../theme/BusyButton.tsx';
import { Message } from '../theme/Message.tsx';
import { texts as general } from '../theme/texts.ts';
import type { OffersState } from './offers-state.ts';
import { texts } from './texts.ts';

type Props = { state: OffersState; busy: boolean; onRetry: () => void };

/** What is wrong with the list, in one warning where the list would be, and the way to ask again (overview 8). */
export function OffersProblem({ state, busy, onRetry }: Props) {
  const text = problemText(state);
  if (text === null) return null;
  return (
    <div className="kfp-offers__problem">
      <Message tone={state.status === 'failed' ? 'error' : 'warning'}>
        <strong>{text}</strong> {general.systemProblem}
      </Message>
      <BusyButton variant="secondary" busy={busy} onClick={onRetry}>
        {texts.retry}
      </BusyButton>
    </div>
  );
}

function problemText(state: OffersState): string | null {
  if (state.status === 'failed') return texts.failed;
  return state.status === 'ready' && state.incomplete ? texts.incomplete : null;
}
