import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '#texts/shell.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { offerCountInMenu, offerCountQuery } from '../offers/queries.ts';
import { useBankContact } from '../platform/bank-contact.ts';
import { useBoot } from '../platform/boot.tsx';
import { useLocation } from '../platform/router/router.ts';
import { BankAppLink } from '../shell/BankAppLink.tsx';
import { LanguageLink } from '../shell/LanguageLink.tsx';
import { LogoutButton } from '../shell/LogoutButton.tsx';
import { hidesMenu, showsOnlineBank } from '../shell/login-context.ts';
import { Menu } from '../shell/Menu.tsx';
import { NavigationBar } from '../shell/NavigationBar.tsx';
import { navigationItems, sharedItems } from '../shell/navigation-items.ts';
import { onlineBankAddress } from '../shell/online-bank-address.ts';
import { PageLayout } from '../shell/PageLayout.tsx';
import { clientContextQuery } from '../shell/queries.ts';
import { isReceiptPath } from '../shell/receipt-path.ts';
import { SHARED_PERSON, SharingBar } from '../shell/SharingBar.tsx';
import { TitleDescription } from '../ui/Heading.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { useGoBack } from './go-back.ts';
import { useLogout } from './logout.ts';
import type { PageRoute } from './route.ts';

/** Renders a customer's page with menu, logout and the bank's contacts (spec: shell §2.7, shell §2.8). */
export function CustomerPage({ route, children }: { route: PageRoute; children: ReactNode }) {
  const { distributor, inMobileBank, sharing } = useBoot();
  const path = addressOf(useLocation().pathname);
  const logOut = useLogout();
  const goBack = useGoBack();
  const loginContext = useQuery(clientContextQuery).data?.loginContext;
  const bankkontakt = useBankContact();
  const offers = useQuery({ ...offerCountQuery, enabled: !sharing });

  const onlineBank = onlineBankAddress(distributor.nettbankUrl, bankkontakt.domene);
  const shown = { pathname: path, own: route.own };
  const items = sharing
    ? sharedItems(distributor, sharing, shown)
    : navigationItems(distributor, { shown, offerCount: offerCountInMenu(offers) });
  const isShown = !hidesMenu(inMobileBank, loginContext);
  // A single item needs no menu.
  const hasMenu = isShown && items.length > 1;
  const leadsBack = distributor.menuVariant === 'tilbake' && !isReceiptPath(path);

  return (
    <PageLayout
      bankkontakt={bankkontakt}
      actions={
        <>
          <LanguageLink className="kfp-header__link" />
          {onlineBank && showsOnlineBank(distributor, loginContext) && (
            <IconLink className="kfp-header__link" href={onlineBank} external>
              {texts.navigation.toOnlineBank}
            </IconLink>
          )}
          <LogoutButton onLogout={logOut} />
        </>
      }
      menu={hasMenu && <Menu items={items} onlineBank={onlineBank} />}
      navigation={
        <>
          {isShown ? (
            <NavigationBar items={items} always={!hasMenu} onBack={leadsBack ? goBack : undefined} />
          ) : (
            items.length > 1 && !sharing && <WayWithoutMenu route={route} />
          )}
          {sharing && <SharingBar sharing={sharing} />}
        </>
      }
    >
      <TitleDescription value={sharing ? SHARED_PERSON : undefined}>{children}</TitleDescription>
    </PageLayout>
  );
}

/** Renders a link for pages without a menu. Error pages and pages below another page have their own back link. */
function WayWithoutMenu({ route }: { route: PageRoute }) {
  if (!route.gate || route.hasBackLink) return null;
  return <BankAppLink leadsBack={route.path !== PATHS.overview} />;
}
