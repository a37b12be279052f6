import type { PathParameters } from '../../domain/match-path.ts';
import { Feedback } from '../feedback/Feedback.tsx';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { useSession } from '../platform/session/session.ts';
import type { PageRoute } from './route.ts';

/** The page of an entry of the route table, with its title and the question that it ends with. */
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
