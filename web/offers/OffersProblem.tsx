import { Message } from '../ui/Message.tsx';
import { MissingNotice } from '../ui/MissingNotice.tsx';
import { texts as general } from '../ui/texts.ts';
import { useRetry } from '../ui/use-retry.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { OffersState } from './offers-state.ts';
import { texts } from './texts.ts';

type Props = { state: OffersState; onRetry: () => Promise<boolean> };

/** What is wrong with the list, in one warning where the list would be, and the way to ask again (spec: overview §8, ADR-043). */
export function OffersProblem({ state, onRetry }: Props) {
  const retry = useRetry(onRetry);
  const text = problemText(state);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {retry.result}
      </VisuallyHidden>
      {text !== null && (
        <div className="kfp-offers__problem">
          <Message tone={state.status === 'failed' ? 'error' : 'warning'}>
            <strong>{text}</strong> {general.systemProblem}
          </Message>
          <MissingNotice names={missingNames(state)} retry={retry} />
        </div>
      )}
    </>
  );
}

function problemText(state: OffersState): string | null {
  if (state.status === 'failed') return texts.failed;
  return state.status === 'ready' && state.incomplete ? texts.incomplete : null;
}

/** The message names the offers themselves already. */
function missingNames(state: OffersState): readonly string[] {
  return state.status === 'ready' ? state.missingFrom.map((system) => general.systems[system]) : [];
}
