import type { ReactNode } from 'react';
import { UNREACHABLE } from '#texts/login-ended.ts';
import { Heading } from '../ui/Heading.tsx';
import { FrontDoor } from '../ui/illustrations/FrontDoor.tsx';
import { Text } from '../ui/Text.tsx';

type Props = {
  text: { title: string; lead: string };
  /** whether the page can't go on since the server can't be reached */
  isOffline?: boolean;
  /** the way on */
  children: ReactNode;
};

/** Says whether the customer is logged out, and why; a logout that did not happen is never claimed. */
export function LoggedOutView({ text: { title, lead }, isOffline = false, children }: Props) {
  return (
    <div className="kfp-wide kfp-login">
      <div className="kfp-login__text">
        <Heading level={1}>{title}</Heading>
        <Text className="kfp-login__lead">{lead}</Text>
        <div role="status">{isOffline && <Text>{UNREACHABLE}</Text>}</div>
        <div className="kfp-login__way-on">{children}</div>
      </div>
      <div className="kfp-login__drawing">
        <FrontDoor />
      </div>
    </div>
  );
}
