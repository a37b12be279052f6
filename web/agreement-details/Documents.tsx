import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../domain/calendar-date.ts';
import { hasProblem } from '../platform/api/answers.ts';
import { addressOfFile } from '../platform/api/request.ts';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { readable } from '../ui/readable.tsx';
import { documentsQuery } from './queries.ts';
import { texts } from './texts.ts';

/** The documents of an insurance, each a PDF in a new tab; nothing where there are none. */
export function Documents({ policyNumber }: { policyNumber: string }) {
  const answer = useQuery(documentsQuery);
  const documents = (answer.data?.dokumenter ?? []).filter((each) => each.avtalenummer === policyNumber);
  if (documents.length === 0 && !hasProblem(answer)) return null;
  return (
    <section className="kfp-details__section">
      <Heading level={2} size={3}>
        {texts.documents}
      </Heading>
      {hasProblem(answer) && <p>{texts.documentsMissing}</p>}
      <ul className="kfp-details__list">
        {documents.map(({ id, systemSource, tittel, dato }) => (
          <li key={`${systemSource} ${id}`}>
            <Card className="kfp-details__item">
              <a
                href={addressOfFile('GET /dokumenter/:systemSource/:id', { systemSource, id })}
                target="_blank"
                rel="noopener"
              >
                <span>{readable(tittel)}</span>
                <Icon name="external" />
              </a>
              <span className="kfp-details__note">{`${texts.pdf} · ${formatDate(dato)}`}</span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
