import { texts } from '#texts/shared-pages.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDay } from '../platform/format.ts';
import { scopesText } from '../platform/scopes-text.ts';
import { useSharing } from '../platform/sharing.ts';
import { Card } from '../ui/Card.tsx';
import { FactList } from '../ui/FactList.tsx';
import { Heading } from '../ui/Heading.tsx';
import { readable } from '../ui/readable.tsx';

/** Renders what another customer shares and until when, with a link to end it. */
export function SharingFacts({ firstName }: { firstName: string | null }) {
  const { today } = useBoot();
  const sharing = useSharing();
  if (!sharing) return null;
  const t = texts.overview;
  return (
    <section>
      <Heading level={3}>{readable(t.shared(firstName))}</Heading>
      <Card className="kfp-section-card kfp-sharing-facts">
        <FactList
          facts={[
            { name: t.scopes, value: scopesText(sharing.omfang) },
            { name: t.until, value: formatDay(sharing.til, today) },
          ]}
        />
        <a className="kfp-link" href={addressOf(PATHS.sharing)}>
          {t.toSharing}
        </a>
      </Card>
    </section>
  );
}
