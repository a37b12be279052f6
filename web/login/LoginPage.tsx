import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { texts } from '#texts/login.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { useSearch } from '../platform/router/router.ts';
import { keepFragment } from '../platform/session/fragment.ts';
import type { SessionEnd } from '../platform/session/tabs.ts';
import { LoginView } from './LoginView.tsx';
import { loginQuery } from './queries.ts';
import { useLoginElsewhere } from './use-login-elsewhere.ts';

type Props = {
  /** where the customer goes after the login */
  goto: string;
  /** how the customer's previous session ended, or null if there was none */
  ended: SessionEnd | null;
  /** shown if the login URL cannot be fetched */
  failed: ReactNode;
};

/** Renders the login page (spec: shell §2.3). */
export function LoginPage({ goto, ended, failed }: Props) {
  useLoginElsewhere();
  useEffect(() => keepFragment(goto), [goto]);
  const search = useSearch();
  const { data, isError } = useQuery(loginQuery(goto));
  if (isError) return failed;
  return (
    <>
      <PageMetadata title={texts.title} />
      <LoginView
        state={data ? { status: 'ready', loginUrl: data.loginUrl } : { status: 'loading' }}
        fromLo={search.has('fromLo')}
        ended={ended}
      />
    </>
  );
}
