import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/agreement-details.ts';
import type { AgreementInOre } from '../../contract/in-ore.ts';
import { addressOf } from '../../domain/paths.ts';
import { healthDeclarationsQuery } from '../tasks/queries.ts';

// A module shared with the tasks would be a file more for the overview to fetch.
const HEALTH_DECLARATION = addressOf('/skade/jump/ahv');

/** What 'Midlertidig' means, with the way to what it waits for; nothing for other badges, which say it themselves (spec: overview §4.1). */
export function BadgeNote({ agreement: { systemSource, avtaleStatus } }: { agreement: AgreementInOre }) {
  const isTemporary = systemSource === 'PROLIFE' && avtaleStatus === 'PENDING';
  const { data } = useQuery({ ...healthDeclarationsQuery, enabled: isTemporary });
  if (!isTemporary) return null;
  return (
    <p className="kfp-details__note">
      {texts.temporary}{' '}
      {data && data.antall > 0 && (
        <a className="kfp-link" href={HEALTH_DECLARATION}>
          {texts.healthDeclaration}
        </a>
      )}
    </p>
  );
}
