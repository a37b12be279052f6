import { useState } from 'react';
import { texts } from '#texts/security.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { Section } from '../ui/Section.tsx';
import { Text } from '../ui/Text.tsx';
import { ActivityList } from './ActivityList.tsx';

type Props = {
  cursor: string | null;
  /** called when the customer has been logged out everywhere */
  onDisowned: () => void;
};

/**
 * Renders the section 'Aktivitet': the customer's activities from a cursor backwards, page by page. Without
 * scripting, older activities are on separate pages.
 */
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
