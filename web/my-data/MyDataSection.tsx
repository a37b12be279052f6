import './my-data.scss';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { texts } from '#texts/my-data.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { inLanguage } from '../platform/api/in-language.ts';
import { addressOfFile, request } from '../platform/api/request.ts';
import { useSave } from '../platform/api/use-save.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { failureOf, ListProblem } from '../ui/ListProblem.tsx';
import { Message } from '../ui/Message.tsx';
import { Section } from '../ui/Section.tsx';
import { Text } from '../ui/Text.tsx';
import { useFocusWhenGone } from '../ui/use-focus-when-gone.ts';
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
    <Section className="kfp-page-part" title={texts.data.title} size={3}>
      <Text size="small" className="kfp-space-4">
        {texts.data.lead}
      </Text>
      <ListProblem problem={problem} answers={[answer]} />
      <FreshLogin page={addressOf(PATHS.security)} reason={texts.data.needsLogin}>
        <Files onFetch={() => void answer.refetch()} />
      </FreshLogin>
    </Section>
  );
}

/** A login that has become too old is shown when a file is fetched: a failed download says nothing. */
function Files({ onFetch }: { onFetch: () => void }) {
  return (
    <ul className="kfp-my-data__files">
      <li>
        <ExternalLink
          inText
          className="kfp-link kfp-line-link"
          href={inLanguage(addressOfFile('GET /mine-data.pdf'))}
          onClick={onFetch}
        >
          {texts.data.pdf}
        </ExternalLink>
      </li>
      <li>
        <a
          className="kfp-link kfp-line-link"
          href={inLanguage(addressOfFile('GET /mine-data'))}
          download
          onClick={onFetch}
        >
          {texts.data.json}
        </a>
      </li>
    </ul>
  );
}

type FreshLoginProps = {
  /** the address of the page that the new login leads to */
  page: string;
  reason: string;
  children: ReactNode;
};

/** Renders a card with what needs a fresh login. After an older login it says so instead (spec: beyond §3). */
export function FreshLogin({ page, reason, children }: FreshLoginProps) {
  const { data } = useQuery(myDataStatusQuery);
  if (data?.kanHentes === false) return <LogInAgain page={page} reason={reason} />;
  return <WhileFresh>{children}</WhileFresh>;
}

const CARD = 'kfp-section-card';
const BUTTON_ID = 'logg-inn-igjen';

/** The login may become too old while the customer works in the card. The button for a new one then takes the focus. */
function WhileFresh({ children }: Pick<FreshLoginProps, 'children'>) {
  const card = useFocusWhenGone<HTMLDivElement>(focusButton);
  return (
    <Card className={CARD} ref={card}>
      {children}
    </Card>
  );
}

function focusButton(): void {
  document.getElementById(BUTTON_ID)?.focus();
}

function LogInAgain({ page, reason }: Omit<FreshLoginProps, 'children'>) {
  const reasonId = useId();
  const { save, isPending, isSuccess, isError } = useSave<void>({
    async mutationFn() {
      const { loginUrl } = await request('GET /auth/login', { query: { goto: page } });
      window.location.assign(loginUrl);
    },
  });
  // The button stays busy while the browser leaves the page.
  const isLeaving = isPending || isSuccess;
  return (
    <Card className={CARD}>
      <p id={reasonId}>{reason}</p>
      {isError && <Message tone="error">{texts.data.loginFailed}</Message>}
      <Button
        variant="secondary"
        className="kfp-needs-script"
        id={BUTTON_ID}
        aria-describedby={reasonId}
        busy={isLeaving}
        onClick={() => void save()}
      >
        {texts.data.logIn}
      </Button>
      <noscript>{texts.data.withoutScript}</noscript>
    </Card>
  );
}
