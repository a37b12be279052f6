import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/security.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import type { PageProps } from '../platform/page.ts';
import { sessionIdOf } from '../platform/session/session.ts';
import { notifyTabs } from '../platform/session/tabs.ts';
import { SecurityPage } from '../security/SecurityPage.tsx';
import { forgetAtLogout } from './logout.ts';

export const title = texts.title;

/** Renders the page 'Data og sikkerhet'. After a logout everywhere it forgets the customer and says so. */
export function SecurityRoute(props: PageProps) {
  const client = useQueryClient();
  const leave = () => {
    const session = sessionIdOf(client);
    forgetAtLogout(client);
    if (session) notifyTabs({ type: 'ended', session, how: 'elsewhere' });
    window.location.replace(addressOf(PATHS.loggedOutEverywhere));
  };
  return <SecurityPage {...props} onDisowned={leave} />;
}
