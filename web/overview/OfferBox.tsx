import { texts } from '#texts/offer-box.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { OfferListInOre } from '../../contract/in-ore.ts';
import { PATHS } from '../../domain/paths.ts';
import { trackClick } from '../analytics/track.ts';
import { hasFailed, type Result } from '../platform/api/answers.ts';
import { Link } from '../platform/router/Link.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { readable } from '../ui/readable.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { type OfferSummary, summarizeOffers } from './offer-summary.ts';

/** Renders the first offers. A saved offer is no task (spec: overview §2.1, overview §9, beyond §6). */
export function OfferBox({ offers }: { offers: Result<OfferListInOre> }) {
  const summary = offers.data && summarizeOffers(offers.data.tilbud);
  if (summary?.lines.length === 0) return null;
  return (
    <div className="kfp-offer-box">
      <Heading level={2} size={4}>
        {texts.heading}
      </Heading>
      {summary ? <Summary {...summary} /> : <Waiting isMissing={hasFailed(offers)} />}
    </div>
  );
}

function Waiting({ isMissing }: { isMissing: boolean }) {
  return (
    <div aria-busy={!isMissing}>
      <VisuallyHidden as="p">{isMissing ? texts.missing : texts.loading}</VisuallyHidden>
      <span className="kfp-skeleton kfp-skeleton--description" />
      <span className="kfp-skeleton kfp-skeleton--name" />
    </div>
  );
}

function Summary({ lines, hidden }: OfferSummary) {
  return (
    <>
      <ul className="kfp-offer-lines">
        {lines.map(({ key, name, price, inPackage }) => (
          <li key={key}>
            <span className="kfp-offer-lines__name">
              {/* In Firefox, a line can't break at a space that is in the package. */}
              <span {...sourceLanguage}>{readable(name)}</span>{' '}
              {inPackage > 0 && (
                <span className="kfp-offer-lines__package">{texts.inPackage(inPackage)}</span>
              )}
            </span>{' '}
            {price && <span className="kfp-amount">{readable(price)}</span>}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="kfp-subdued">{texts.more(hidden)}</p>}
      <ButtonLink
        as={Link}
        variant="secondary"
        to={PATHS.offers}
        onClick={() => trackClick({ name: 'Se tilbudene', id: 'tilbud-kort' })}
      >
        {texts.all}
      </ButtonLink>
    </>
  );
}
