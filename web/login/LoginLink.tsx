import type { MouseEvent, ReactNode } from 'react';
import { useBoot } from '../platform/boot.tsx';

type Props = { loginUrl: string; className: string; children: ReactNode };

/** A link to the login in the whole window; it needs no script. */
export function LoginLink({ loginUrl, className, children }: Props) {
  const { inMobileBank } = useBoot();
  // The app would open it in a browser of its own, which would be the one that is logged in.
  const stayInApp = (event: MouseEvent) => {
    event.preventDefault();
    window.location.assign(loginUrl);
  };
  return (
    <a className={className} href={loginUrl} onClick={inMobileBank ? stayInApp : undefined}>
      {children}
    </a>
  );
}
