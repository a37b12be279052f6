import { useState } from 'react';
import { texts } from '#texts/sharing.ts';
import type { ReceivedSharing } from '../../contract/sharing.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { addressWithSharing, lastAnswerDay } from '../../domain/sharing.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDay } from '../platform/format.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import { useFocusWhenGone } from '../ui/use-focus-when-gone.ts';
import { AcceptSharing, EndSharing } from './SharingButtons.tsx';
import { SharingRow } from './SharingRow.tsx';

const t = texts.received;
const { stop, stopped } = texts.given;

/** Renders the section 'Deles med deg': invitations, and the ways to what others share. There is at least one. */
export function ReceivedSharings({ sharings }: { sharings: readonly ReceivedSharing[] }) {
  const [changes, setChanges] = useState(0);
  // The focused button has been removed.
  const section = useFocusWhen<HTMLElement>(changes, { selector: 'h2' });
  const whole = useFocusWhenGone<HTMLDivElement>();
  const onDone = () => setChanges(changes + 1);
  const first = sharings.find(({ status }) => status === 'VENTER');
  return (
    <div ref={whole}>
      <section ref={section} className="kfp-page-part">
        <Heading level={2} tabIndex={-1}>
          {t.heading}
        </Heading>
        <Card className="kfp-section-card">
          <ul className="kfp-section-card__rows">
            {sharings.map((sharing) =>
              sharing.status === 'VENTER' ? (
                <Invitation key={sharing.id} sharing={sharing} isMain={sharing === first} onDone={onDone} />
              ) : (
                <Active key={sharing.id} sharing={sharing} onDone={onDone} />
              ),
            )}
          </ul>
        </Card>
      </section>
    </div>
  );
}

type RowProps = { sharing: ReceivedSharing; onDone: () => void };

function Invitation({ sharing, isMain, onDone }: RowProps & { isMain: boolean }) {
  const { today } = useBoot();
  const { id, navn, omfang, til } = sharing;
  const person = navn || t.someone;
  const limits = [texts.until(formatDay(til, today)), t.answerBy(formatDay(lastAnswerDay(sharing), today))];
  return (
    <SharingRow icon="people" title={t.invites(person)} scopes={omfang} limits={limits}>
      <AcceptSharing id={id} name={t.acceptOf(person)} isMain={isMain} onDone={onDone} />
      <EndSharing id={id} text={t.decline} name={t.declineOf(person)} done={t.declined} onDone={onDone} />
    </SharingRow>
  );
}

function Active({ sharing: { id, navn, omfang, til }, onDone }: RowProps) {
  const { today } = useBoot();
  const person = navn || t.someone;
  return (
    <SharingRow icon="people" title={person} scopes={omfang} limits={[texts.until(formatDay(til, today))]}>
      <ButtonLink
        variant="secondary"
        data-density="compact"
        href={addressWithSharing(OVERVIEW_ADDRESS, id)}
        aria-label={t.seeOf(person)}
      >
        {t.see}
      </ButtonLink>
      <EndSharing id={id} text={stop} name={t.endOf(person)} done={stopped} onDone={onDone} />
    </SharingRow>
  );
}
