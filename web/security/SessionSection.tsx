import type { UseQueryResult } from '@tanstack/react-query';
import { texts } from '#texts/security.ts';
import type { OwnSession, OwnSessionList } from '../../contract/session.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { takeOver } from '../platform/acts/take-over.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { failureOf, ListProblem } from '../ui/ListProblem.tsx';
import { Message } from '../ui/Message.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useEndSession } from './use-end-session.ts';

/** Renders the section 'Innlogginger nå': the customer's sessions and buttons to end them. */
export function SessionSection({ answer }: { answer: UseQueryResult<OwnSessionList> }) {
  const problem = failureOf(answer, texts.sessions.failed);
  return (
    <section className="kfp-page-part">
      <Heading level={2} tabIndex={-1} id="innlogginger">
        {texts.sessions.title}
      </Heading>
      <ListProblem problem={problem} answers={[answer]} />
      {answer.data && <Sessions sessions={answer.data.okter} />}
    </section>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { end, ending, failure } = useEndSession();
  const others = sessions.filter(({ denne }) => !denne);
  return (
    <Card className="kfp-section-card">
      <ul className="kfp-section-card__rows">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} ending={ending} onEnd={() => void end(session)} />
        ))}
      </ul>
      {failure && <Message tone="error">{failure}</Message>}
      {others.length === 0 ? (
        <p className="kfp-subdued">{texts.sessions.alone}</p>
      ) : (
        <ActForm act="avslutt-andre" className="kfp-act" onSubmit={takeOver(() => void end('others'))}>
          <Button type="submit" variant="secondary" busy={ending !== null} waits={ending === 'others'}>
            {texts.sessions.endOthers}
          </Button>
        </ActForm>
      )}
    </Card>
  );
}
