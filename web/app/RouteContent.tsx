import type { PathParameters } from '../../domain/match-path.ts';
import { Feedback } from '../feedback/Feedback.tsx';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { useSession } from '../platform/session/session.ts';
import type { PageRoute } from './route.ts';

/** Renders the page of a route, with its title and its feedback question. */
export function RouteContent({ route, parameters }: { route: PageRoute; parameters: PathParameters }) {
  const session = useSession();
  const { Component, title, status, feedback } = route;
  const text = typeof title === 'function' ? title({ session, parameters }) : title;
  return (
    <>
      {text !== undefined && <PageMetadata title={text} status={status} />}
      <Component parameters={parameters} feedback={feedback ? <Feedback kind={feedback} /> : null} />
    </>
  );
}
