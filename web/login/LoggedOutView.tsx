import type { ReactNode } from 'react';
import { SERVER_UNREACHABLE } from '#texts/login-ended.ts';
import { Heading } from '../ui/Heading.tsx';
import { FrontDoor } from '../ui/illustrations/Scenes.tsx';
import { Text } from '../ui/Text.tsx';

type Props = {
  text: { title: string; lead: string };
  /** whether the server cannot be reached, so that the customer cannot continue */
  isOffline?: boolean;
  /** the link or button to continue */
  children: ReactNode;
};

/** Renders whether the customer is logged out, and why. It must never claim a logout that did not happen. */
export function LoggedOutView({ text: { title, lead }, isOffline = false, children }: Props) {
  return (
    <div className="kfp-wide kfp-login">
      <div className="kfp-login__text">
        <Heading level={1}>{title}</Heading>
        <Text className="kfp-space-8">{lead}</Text>
        <div role="status">{isOffline && <Text>{SERVER_UNREACHABLE}</Text>}</div>
        <div className="kfp-login__way-on">{children}</div>
      </div>
      <div className="kfp-login__drawing">
        <FrontDoor />
      </div>
    </div>
  );
}
