import type { ReactNode } from 'react';
import type { DistributorView } from '../../contract/first-page.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { texts } from './texts.ts';

const CONTENT_ID = 'innhold';

type Props = {
  distributor: DistributorView;
  /** stands at the right of the header */
  actions?: ReactNode;
  children: ReactNode;
};

/** Header, content and footer around every page, with a way past the header for those who use the keyboard. */
export function PageLayout({ distributor, actions, children }: Props) {
  return (
    <div className="kfp-page">
      <a className="kfp-skip-link" href={`#${CONTENT_ID}`}>
        {texts.skipToContent}
      </a>
      <Header wordmark={distributor.wordmark}>{actions}</Header>
      <main className="kfp-main" id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer distributor={distributor} />
    </div>
  );
}
