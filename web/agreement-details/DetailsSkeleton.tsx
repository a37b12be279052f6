import { texts } from '#texts/details-page.ts';
import { texts as shellTexts } from '#texts/shell.ts';
import { PATHS } from '../../domain/paths.ts';
import { Link } from '../platform/router/Link.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { useFocusWhenGone } from '../ui/use-focus-when-gone.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Renders the page of an insurance while it is unknown: the way back, a title and placeholders. */
export function DetailsSkeleton() {
  const place = useFocusWhenGone<HTMLDivElement>();
  return (
    <PageFrame back={<ToOverview />} aria-busy ref={place}>
      <div className="kfp-details__head">
        <span className="kfp-skeleton kfp-skeleton--tile" />
        <div>
          <Heading level={1}>{texts.title}</Heading>
          <span className="kfp-skeleton kfp-skeleton--name" />
        </div>
      </div>
      <CoveragesSkeleton />
    </PageFrame>
  );
}

/** Renders placeholders for the coverages, and announces the wait unless something else on the page does. */
export function CoveragesSkeleton({ isAnnounced = true }: { isAnnounced?: boolean }) {
  return (
    <div className="kfp-page-part kfp-details__section--loading">
      {isAnnounced && (
        <VisuallyHidden as="p" role="status">
          {texts.loading}
        </VisuallyHidden>
      )}
      <span className="kfp-skeleton kfp-skeleton--heading" />
      <Card className="kfp-details__card">
        {[1, 2, 3].map((row) => (
          <div key={row} className="kfp-row-list__row">
            <span className="kfp-skeleton kfp-skeleton--name" />
            <span className="kfp-skeleton kfp-skeleton--description" />
          </div>
        ))}
      </Card>
    </div>
  );
}

/** Renders the link back to the overview, in every state of the page. */
export function ToOverview() {
  return (
    <BackLink as={Link} to={PATHS.overview}>
      {shellTexts.navigation.overview}
    </BackLink>
  );
}
