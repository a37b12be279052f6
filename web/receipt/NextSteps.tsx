import { texts } from '#texts/receipt.ts';
import { texts as uiTexts } from '#texts/ui.ts';
import { PATHS } from '../../domain/paths.ts';
import { trackClick } from '../analytics/track.ts';
import { useBoot } from '../platform/boot.tsx';
import { Link } from '../platform/router/Link.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { Section } from '../ui/Section.tsx';

/** Renders the steps after a purchase, with links to the overview and the documents. */
export function NextSteps() {
  const { documentUrl } = useBoot().distributor;
  return (
    <Section titleId="kvittering-videre" title={texts.next.heading}>
      <Card className="kfp-receipt__steps">
        <ol className="kfp-steps">
          {texts.next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <div className="kfp-receipt__ways">
        <ButtonLink
          as={Link}
          variant="primary"
          to={PATHS.overview}
          onClick={() => trackClick({ name: 'Til forsikringsoversikten', id: 'kvittering-oversikt' })}
        >
          {uiTexts.toOverview}
        </ButtonLink>
        {documentUrl && (
          <a
            className="kfp-link kfp-line-link"
            href={documentUrl}
            onClick={() => trackClick({ name: 'Se dokumentene dine', id: 'kvittering-dokumenter' })}
          >
            {texts.toDocuments}
          </a>
        )}
      </div>
    </Section>
  );
}
