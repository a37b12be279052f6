import { texts } from '#texts/security.ts';
import type { OwnSession } from '../../contract/session.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { takeOver } from '../platform/acts/take-over.ts';
import { useBoot } from '../platform/boot.tsx';
import { Button } from '../ui/Button.tsx';
import { InlineFacts } from '../ui/InlineFacts.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Tile } from '../ui/Tile.tsx';
import { timeWords } from './time-words.ts';

const ICONS = {
  DATAMASKIN: 'computer',
  MOBIL: 'mobile',
  NETTBRETT: 'tablet',
  UKJENT: 'devices',
} as const;

type Props = {
  session: OwnSession;
  /** the id of the session being ended, 'others' for all others, or null for none */
  ending: string | null;
  onEnd: () => void;
};

/** Renders one session of the customer: its device, distributor and login time, and a button to end it. */
export function SessionRow({ session, ending, onEnd }: Props) {
  const { today } = useBoot();
  const { id, enhet, enhetstype, distributornavn, startet, sistBrukt, denne } = session;
  const since = timeWords(startet, today);
  return (
    <li className="kfp-security__session">
      <Tile icon={ICONS[enhetstype]} />
      <div className="kfp-security__content">
        <div className="kfp-security__device">
          <strong>{enhet}</strong>
          <p className="kfp-subdued">
            <InlineFacts parts={[{ source: distributornavn }, texts.sessions.started(since)]} />
          </p>
          {!denne && <p className="kfp-subdued">{texts.sessions.used(timeWords(sistBrukt, today))}</p>}
        </div>
        {denne ? (
          <Tag tone="neutral">{texts.sessions.this}</Tag>
        ) : (
          <ActForm act="avslutt-innlogging" className="kfp-act" onSubmit={takeOver(onEnd)}>
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              variant="tertiary"
              density="compact"
              aria-label={texts.sessions.endOf(enhet, since)}
              busy={ending !== null}
              waits={ending === id}
            >
              {texts.sessions.end}
            </Button>
          </ActForm>
        )}
      </div>
    </li>
  );
}
