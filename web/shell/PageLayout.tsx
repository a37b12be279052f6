import type { ReactNode } from 'react';
import { texts } from '#texts/shell.ts';
import type { BankContact } from '../../contract/distributor.ts';
import type { DistributorView } from '../../contract/first-page.ts';
import { CONTENT_ID } from './addresses.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { InPageLink } from './InPageLink.tsx';

type Props = {
  distributor: DistributorView;
  /** the bank contact as the server sent it; the distributor's own where there is none */
  bankkontakt?: BankContact | undefined;
  /** the header's buttons */
  actions?: ReactNode;
  menu?: ReactNode;
  /** the bar under the header */
  navigation?: ReactNode;
  children: ReactNode;
};

/** Header, content and footer around every page, with a way past the header for those who use the keyboard. */
export function PageLayout({ distributor, bankkontakt, actions, menu, navigation, children }: Props) {
  return (
    <div className="kfp-page">
      <InPageLink className="kfp-skip-link" id={CONTENT_ID}>
        {texts.skipToContent}
      </InPageLink>
      <Header distributor={distributor} actions={actions} menu={menu} />
      {navigation}
      <main className="kfp-main" id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer bankkontakt={bankkontakt ?? distributor.bankkontakt} distributor={distributor} />
    </div>
  );
}
