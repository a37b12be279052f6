import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageNote } from '../platform/page-notes.tsx';
import { LoginView } from './LoginView.tsx';
import { loginQuery } from './queries.ts';
import { texts } from './texts.ts';

/** The login page; `failed` shows where the login address can't be had (shell 2, Login page). */
export function LoginPage({ goto, failed }: { goto: string; failed: ReactNode }) {
  const [search] = useSearchParams();
  const { data, isError } = useQuery(loginQuery(goto));
  if (isError) return failed;
  return (
    <>
      <PageNote title={texts.title} />
      <LoginView
        state={data ? { status: 'ready', loginUrl: data.loginUrl } : { status: 'loading' }}
        fromLo={search.has('fromLo')}
      />
    </>
  );
}
