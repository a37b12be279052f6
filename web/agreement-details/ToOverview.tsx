import { texts } from '#texts/details-page.ts';
import { PATHS } from '../../domain/paths.ts';
import { Link } from '../platform/router/Link.tsx';
import { BackLink } from '../ui/BackLink.tsx';

/** Renders the link back to the overview, in every state of the page. */
export function ToOverview() {
  return (
    <BackLink as={Link} to={PATHS.overview}>
      {texts.back}
    </BackLink>
  );
}
