import type { ReactNode } from 'react';
import { FrontDoor } from '../ui/illustrations/FrontDoor.tsx';
import { texts } from './texts.ts';

type Props = {
  state: keyof typeof texts.ended;
  /** whether the page can't go on since the server can't be reached */
  isOffline?: boolean;
  /** the way on */
  children: ReactNode;
};

/** Says whether the customer is logged out, and why; a logout that did not happen is never claimed. */
export function LoggedOutView({ state, isOffline = false, children }: Props) {
  const { title, lead } = texts.ended[state];
  return (
    <div className="kfp-wide kfp-login">
      <div className="kfp-login__text">
        <h1 className="jkl-title-small">{title}</h1>
        <p className="jkl-body">{lead}</p>
        <div role="status">{isOffline && <p className="jkl-body">{texts.offline}</p>}</div>
        <div className="kfp-login__way-on">{children}</div>
      </div>
      <div className="kfp-login__drawing">
        <FrontDoor />
      </div>
    </div>
  );
}
