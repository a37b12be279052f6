import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { texts } from '#texts/security.ts';
import type { ActivityEntry } from '../../contract/activities.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { isLoading } from '../platform/api/answers.ts';
import { useBoot } from '../platform/boot.tsx';
import { InlineFacts } from '../ui/InlineFacts.tsx';
import { failureOf, ListProblem } from '../ui/ListProblem.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Section } from '../ui/Section.tsx';
import { Text } from '../ui/Text.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import { DisownLogin } from './DisownLogin.tsx';
import { activitiesQuery, CURSOR_PARAMETER } from './queries.ts';
import { timeWords } from './time-words.ts';

type Props = {
  /** where the page starts; null starts at the newest activity */
  cursor: string | null;
  /** called when the customer has been logged out everywhere */
  onDisowned: () => void;
};

/** Renders the section 'Aktivitet', page by page from a cursor backwards; without scripts on pages of their own. */
export function ActivitySection({ cursor, onDisowned }: Props) {
  const [older, setOlder] = useState<readonly string[]>([]);
  return (
    <Section className="kfp-page-part" title={texts.activity.title} id="aktivitet">
      <Text size="small" className="kfp-space-4">
        {texts.activity.lead}
      </Text>
      {cursor !== null && (
        <p>
          <a className="kfp-link kfp-line-link" href={`${addressOf(PATHS.security)}#aktivitet`}>
            {texts.activity.newest}
          </a>
        </p>
      )}
      {[cursor, ...older].map((each, place) => (
        <ActivityList
          key={each ?? ''}
          cursor={each}
          isFirst={place === 0}
          isLast={place === older.length}
          onDisowned={onDisowned}
          onOlder={(next) => setOlder([...older, next])}
        />
      ))}
    </Section>
  );
}

type ListProps = Props & {
  isFirst: boolean;
  /** whether no older page is shown below */
  isLast: boolean;
  onOlder: (cursor: string) => void;
};

/** Renders a page of activities and a link to older ones. Pages after the first take the focus. */
function ActivityList({ cursor, isFirst, isLast, onOlder, onDisowned }: ListProps) {
  // The page itself has already retried the first list.
  const answer = useQuery({ ...activitiesQuery(cursor), retryOnMount: !isFirst });
  const list = useFocusWhen<HTMLOListElement>(!isFirst && answer.data !== undefined);
  const problem = failureOf(answer, texts.activity.failed);
  // The link that had the focus has been removed.
  const retry = useFocusWhen<HTMLDivElement>(!isFirst && problem !== null, {
    selector: 'button',
    ifLost: true,
  });
  if (isLoading(answer)) return <Loading text={texts.activity.loading} />;
  const entries = answer.data?.aktiviteter ?? [];
  const next = answer.data?.neste;
  return (
    <>
      <div ref={retry}>
        <ListProblem problem={problem} answers={[answer]} />
      </div>
      {entries.length > 0 && (
        <ol ref={list} className="kfp-timeline kfp-security__timeline" reversed tabIndex={-1}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} onDisowned={onDisowned} />
          ))}
        </ol>
      )}
      {answer.data && entries.length === 0 && <p>{texts.activity.empty}</p>}
      {isLast && next && <OlderLink cursor={next} onOlder={onOlder} />}
    </>
  );
}

function Entry({ entry, onDisowned }: { entry: ActivityEntry } & Pick<ListProps, 'onDisowned'>) {
  const { hva, tidspunkt, enhet, distributor, distributornavn } = entry;
  const { today, distributor: here } = useBoot();
  const time = (
    <time className="kfp-security__time" dateTime={tidspunkt}>
      {timeWords(tidspunkt, today)}
    </time>
  );
  const elsewhere = distributor !== here.shortname && distributornavn;
  return (
    <li>
      <span className="kfp-timeline__text">{texts.activity.what[hva]}</span>
      <span className="kfp-subdued">
        <InlineFacts
          parts={[time, ...(enhet ? [enhet] : []), ...(elsewhere ? [{ source: elsewhere }] : [])]}
        />
      </span>
      {hva === 'INNLOGGING_NY_ENHET' && <DisownLogin login={entry} onDone={onDisowned} />}
    </li>
  );
}

function OlderLink({ cursor, onOlder }: { cursor: string; onOlder: (cursor: string) => void }) {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOlder(cursor);
  };
  const address = `${addressOf(PATHS.security)}?${CURSOR_PARAMETER}=${cursor}#aktivitet`;
  return (
    <p className="kfp-space-8">
      <a className="kfp-link kfp-line-link" href={address} onClick={onClick}>
        {texts.activity.older}
      </a>
    </p>
  );
}
