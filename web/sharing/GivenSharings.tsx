import { useState } from 'react';
import { texts } from '#texts/sharing.ts';
import type { GivenSharing } from '../../contract/sharing.ts';
import { lastAnswerDay } from '../../domain/sharing.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDay } from '../platform/format.ts';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import { EndSharing } from './SharingButtons.tsx';
import { SharingRow } from './SharingRow.tsx';

const t = texts.given;

/** Renders the section 'Du deler med', where the customer stops sharings and withdraws invitations. */
export function GivenSharings({ sharings }: { sharings: readonly GivenSharing[] }) {
  const [changes, setChanges] = useState(0);
  // The focused button has been removed.
  const section = useFocusWhen<HTMLElement>(changes, { selector: 'h2' });
  return (
    <section ref={section} className="kfp-page-part">
      <Heading level={2} size={3} tabIndex={-1}>
        {t.heading}
      </Heading>
      <Card className="kfp-section-card">
        {sharings.length === 0 && <p className="kfp-subdued">{t.empty}</p>}
        {sharings.length > 0 && (
          <ul className="kfp-section-card__rows">
            {sharings.map((sharing) => (
              <Given key={sharing.id} sharing={sharing} onEnded={() => setChanges(changes + 1)} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

function Given({ sharing, onEnded }: { sharing: GivenSharing; onEnded: () => void }) {
  const { today } = useBoot();
  const { id, initialer, omfang, status, fra, til } = sharing;
  const sent = formatDay(fra, today);
  if (status === 'VENTER') {
    const limit = t.waiting(formatDay(lastAnswerDay(sharing), today));
    return (
      <SharingRow icon="clock" title={t.sent(sent)} scopes={omfang} limits={[limit]}>
        <EndSharing id={id} text={t.withdraw} name={t.withdrawOf(sent)} done={t.withdrawn} onDone={onEnded} />
      </SharingRow>
    );
  }
  const [person, stop] = initialer ? [initialer, t.stopOf(initialer)] : [t.someone, t.stop];
  return (
    <SharingRow icon="people" title={person} scopes={omfang} limits={[texts.until(formatDay(til, today))]}>
      <EndSharing id={id} text={t.stop} name={stop} done={t.stopped} onDone={onEnded} />
    </SharingRow>
  );
}
