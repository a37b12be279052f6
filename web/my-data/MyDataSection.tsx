import { Section } from '../ui/Section.tsx';
import './my-data.scss';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/my-data.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { addressOfFile, request } from '../platform/api/request.ts';
import { useSave } from '../platform/api/use-save.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { failureOf, ListProblem } from '../ui/ListProblem.tsx';
import { Message } from '../ui/Message.tsx';
import { Text } from '../ui/Text.tsx';
import { myDataStatusQuery } from './queries.ts';

/**
 * Renders the section 'Dataene dine': links to everything the portal holds about the customer, available
 * after a fresh login. The links work without scripting: after an older login the server explains that a new
 * one is needed.
 */
export function MyDataSection() {
  const answer = useQuery(myDataStatusQuery);
  const problem = failureOf(answer, texts.data.failed);
  return (
    <Section className="kfp-page-part" title={texts.data.title}>
      <Text size="small" className="kfp-space-4">
        {texts.data.lead}
      </Text>
      <ListProblem problem={problem} answers={[answer]} />
      <Card className="kfp-section-card">
        {answer.data?.kanHentes === false ? (
          <LogInAgain page={addressOf(PATHS.security)}>{texts.data.needsLogin}</LogInAgain>
        ) : (
          <Files />
        )}
      </Card>
    </Section>
  );
}

function Files() {
  return (
    <ul className="kfp-my-data__files">
      <li>
        <ExternalLink inText className="kfp-link kfp-line-link" href={addressOfFile('GET /mine-data.pdf')}>
          {texts.data.pdf}
        </ExternalLink>
      </li>
      <li>
        <a className="kfp-link kfp-line-link" href={addressOfFile('GET /mine-data')} download>
          {texts.data.json}
        </a>
      </li>
    </ul>
  );
}

type LogInAgainProps = {
  /** the address of the page that the new login leads to */
  page: string;
  /** why a new login is needed */
  children: string;
};

/** Renders the reason for a new login, and the button that opens it in the whole window. */
export function LogInAgain({ page, children }: LogInAgainProps) {
  const { save, isPending, isSuccess, isError } = useSave<void>({
    async mutationFn() {
      const { loginUrl } = await request('GET /auth/login', { query: { goto: page } });
      window.location.assign(loginUrl);
    },
  });
  // The button stays busy while the browser leaves the page.
  const isLeaving = isPending || isSuccess;
  return (
    <>
      <p>{children}</p>
      {isError && <Message tone="error">{texts.data.loginFailed}</Message>}
      <Button variant="secondary" className="kfp-needs-script" busy={isLeaving} onClick={() => void save()}>
        {texts.data.logIn}
      </Button>
      <noscript>{texts.data.withoutScript}</noscript>
    </>
  );
}
