import { type ReactNode, useEffect } from 'react';
import { texts } from '#texts/shell.ts';
import { track } from '../analytics/track.ts';
import type { ErrorScreen } from '../shell/error-types.ts';
import { FullScreenError } from '../shell/FullScreenError.tsx';
import { useGoBack } from './go-back.ts';

type Props = {
  screen: ErrorScreen;
  /** HTTP status of the response; default 200 */
  status?: number | undefined;
  /** if given, the visit is tracked */
  block?: Block;
  /** default: the signpost */
  picture?: ReactNode;
};

export type Block = {
  type: string;
  /** the name in statistics, in bokmål */
  name: string;
  /** whether the page shows an error or a purchase block; default: an error */
  event?: 'feilside' | 'kjøpsstopp';
};

/** Renders a full-screen error with a link to the overview and a «Gå tilbake» button (spec: shell §8.3). */
export function ErrorPage({ screen, status, block, picture }: Props) {
  const action = { label: texts.error.goBack, onClick: useGoBack() };
  return (
    <>
      {block && <PurchaseBlock {...block} />}
      <FullScreenError {...screen} status={status} backLink action={action} picture={picture} />
    </>
  );
}

/** Renders the full-screen error generell in place of a page that can't be shown (spec: shell §2.9, shell §8.3). */
export function GeneralError({ status }: Pick<Props, 'status'>) {
  const block = { type: 'generell', name: 'Noe har gått galt' };
  return <ErrorPage screen={texts.generalError} status={status} block={block} />;
}

/** Tracks that an error or a purchase block stopped the customer (spec: shell §8.3, decisions §8.4). */
function PurchaseBlock({ type, name, event = 'feilside' }: Block) {
  useEffect(() => track('purchase block', { type, name, event }), [type, name, event]);
  return null;
}
