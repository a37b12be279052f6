import './other-insurances.scss';
import { texts } from '#texts/other-insurances.ts';
import { PATHS } from '../../domain/paths.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { Link } from '../platform/router/Link.tsx';
import { useSearch } from '../platform/router/router.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { AreaPicture } from '../ui/illustrations/AreaPicture.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { OtherInsuranceCard } from './OtherInsuranceCard.tsx';

export const title = texts.title;

/**
 * Renders insurances the customer may have through other providers, listed in the distributor file, followed
 * by `feedback` (spec: overview §2.4). Entries named by `?gjennom=` in the URL are open. An empty list
 * renders nothing.
 */
export function OtherInsurancesPage({ feedback }: PageProps) {
  const { andreForsikringer } = useBoot().distributor;
  const parameters = useSearch();
  const asked = parameters.getAll('gjennom');
  if (andreForsikringer.length === 0) return null;
  return (
    <PageFrame feedback={feedback}>
      <div className="kfp-beside">
        <div>
          <PageHead title={texts.title} lead={texts.lead} />
          <div className="kfp-list-page__section">
            {andreForsikringer.map((insurance, index) => (
              <OtherInsuranceCard
                key={String(index)}
                insurance={insurance}
                open={insurance.gjennom !== undefined && asked.includes(insurance.gjennom)}
              />
            ))}
          </div>
          <p className="kfp-space-24">
            <ButtonLink as={Link} to={PATHS.overview} variant="secondary">
              {texts.toOverview}
            </ButtonLink>
          </p>
        </div>
        <div className="kfp-beside__picture kfp-beside__picture--wide">
          <AreaPicture area="reise" />
        </div>
      </div>
    </PageFrame>
  );
}
