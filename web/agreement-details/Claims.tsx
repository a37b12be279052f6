import { useQuery } from '@tanstack/react-query';
import { claimListInOre } from '../../contract/in-ore.ts';
import { claimStatusText } from '../claims/claim-status.ts';
import { claimsQuery } from '../claims/queries.ts';
import { hasProblem } from '../platform/api/answers.ts';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { readable } from '../ui/readable.tsx';
import { texts } from './texts.ts';

/** The claims on an insurance with their status; nothing where there are none. */
export function Claims({ policyNumber }: { policyNumber: string }) {
  const answer = useQuery({ ...claimsQuery, select: claimListInOre });
  const claims = (answer.data?.skader ?? []).filter((each) => each.avtalenummer === policyNumber);
  if (claims.length === 0 && !hasProblem(answer)) return null;
  return (
    <section className="kfp-details__section">
      <Heading level={2} size={3}>
        {texts.claims}
      </Heading>
      {hasProblem(answer) && <p>{texts.claimsMissing}</p>}
      <ul className="kfp-details__list">
        {claims.map(({ id, systemSource, tittel, status }) => (
          <li key={`${systemSource} ${id}`}>
            <Card className="kfp-details__item">
              <strong>{readable(tittel)}</strong>
              <span className="kfp-details__note">{claimStatusText(status)}</span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
