import type { ReactNode } from 'react';
import { OVERVIEW_ADDRESS } from './addresses.ts';
import { texts } from './texts.ts';

/** The header: the distributor's wordmark, which leads to the overview, and at the right what `children` are. */
export function Header({ wordmark, children }: { wordmark: string; children?: ReactNode }) {
  return (
    <header className="kfp-header">
      <div className="kfp-wide kfp-header__content">
        <a className="kfp-wordmark" href={OVERVIEW_ADDRESS} aria-label={texts.toOverview(wordmark)}>
          {wordmark}
        </a>
        {children}
      </div>
    </header>
  );
}
