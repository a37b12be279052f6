import type { ReactNode } from 'react';
import { endedTexts, UNREACHABLE } from '#texts/login-ended.ts';
import { Heading } from '../ui/Heading.tsx';
import { FrontDoor } from '../ui/illustrations/FrontDoor.tsx';
import { Text } from '../ui/Text.tsx';

type Props = {
  state: keyof typeof endedTexts;
  /** whether the page can't go on since the server can't be reached */
  isOffline?: boolean;
  /** the way on */
  children: ReactNode;
};

/** Says whether the customer is logged out, and why; a logout that did not happen is never claimed. */
export function LoggedOutView({ state, isOffline = false, children }: Props) {
  const { title, lead } = endedTexts[state];
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
