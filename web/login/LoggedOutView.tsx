import type { ReactNode } from 'react';
import { SERVER_UNREACHABLE } from '#texts/login-ended.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { Heading } from '../ui/Heading.tsx';
import { FrontDoor } from '../ui/illustrations/Scenes.tsx';
import { Text } from '../ui/Text.tsx';

type Props = {
  text: { title: string; lead: string };
  /** HTTP status of the response; default 200 */
  status?: number;
  /** whether the server cannot be reached, so that the customer cannot continue */
  isOffline?: boolean;
  /** the link or button to continue */
  children: ReactNode;
};

/** Renders a page that says whether the customer is logged out, and why. It must never claim a logout that did not happen. */
export function LoggedOutView({ text: { title, lead }, status, isOffline = false, children }: Props) {
  return (
    <div className="kfp-wide kfp-login">
      <PageMetadata title={title} status={status} />
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
