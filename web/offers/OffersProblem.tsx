import { texts } from '#texts/offers.ts';
import { texts as general } from '#texts/ui.ts';
import { ListProblem, type Problem } from '../ui/ListProblem.tsx';
import { systemName } from '../ui/system-name.ts';
import type { OfferListState } from './offers-state.ts';

type Props = { state: OfferListState; onRetry: () => Promise<boolean> };

/** Renders the problem with the list of offers, with a button to retry (spec: overview §8, ADR-008). */
export function OffersProblem({ state, onRetry }: Props) {
  return <ListProblem problem={problemOf(state)} onRetry={onRetry} />;
}

function problemOf(state: OfferListState): Problem | null {
  if (state.status === 'failed') return { tone: 'error', text: textOf(texts.failed) };
  if (state.status !== 'ready' || !state.incomplete) return null;
  // Without `names`: the message itself says that the offers are missing.
  const names = state.missingFrom.flatMap((system) => systemName(system) ?? []);
  return { tone: 'warning', text: textOf(texts.incomplete), names };
}

function textOf(text: string) {
  return (
    <>
      <strong>{text}</strong> {general.systemProblem}
    </>
  );
}
