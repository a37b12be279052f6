import type { ReactNode } from 'react';
import { texts } from '#texts/shell.ts';
import type { BankContact } from '../../contract/distributor.ts';
import { useBoot } from '../platform/boot.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { InPageLink } from './InPageLink.tsx';

/** The id of the main content, the target of the skip link. It gets the focus after a page change without a title. */
const CONTENT_ID = 'innhold';

type Props = {
  /** the bank contact from the server; default: the distributor's */
  bankkontakt?: BankContact | undefined;
  /** the header's buttons */
  actions?: ReactNode;
  menu?: ReactNode;
  /** the bar under the header */
  navigation?: ReactNode;
  children: ReactNode;
};

/** Renders header, content and footer, with a skip link for keyboard users. */
export function PageLayout({ bankkontakt, actions, menu, navigation, children }: Props) {
  const { distributor } = useBoot();
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
