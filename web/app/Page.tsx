import type { ReactNode } from 'react';
import { useBoot } from '../platform/boot.tsx';
import { useSession } from '../platform/session.ts';
import { LogoutButton } from '../shell/LogoutButton.tsx';
import { PageLayout } from '../shell/PageLayout.tsx';
import { useLogout } from './logout.ts';

/** A page within header and footer; whoever is logged in can log out from it. */
export function Page({ children }: { children: ReactNode }) {
  const { distributor } = useBoot();
  const session = useSession();
  const { mutate, isPending } = useLogout();
  return (
    <PageLayout
      distributor={distributor}
      actions={session === 'logged-in' ? <LogoutButton onLogout={() => mutate()} busy={isPending} /> : null}
    >
      {children}
    </PageLayout>
  );
}
