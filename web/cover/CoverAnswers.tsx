import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/cover.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { CoverAnswer, UnreadDocument } from '../../contract/cover.ts';
import { coverageInOre } from '../../contract/in-ore.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { formatPhone, phoneHref } from '../../domain/phone.ts';
import { agreementsIn } from '../agreements/agreements-state.ts';
import { NAMES } from '../agreements/queries.ts';
import { useAgreements } from '../agreements/use-agreements.ts';
import { hasFailed, hasProblem, isLoading } from '../platform/api/answers.ts';
import { documentAddress } from '../platform/api/document-address.ts';
import { isTooMany } from '../platform/api/http-error.ts';
import { useBankContact } from '../platform/bank-contact.ts';
import { useBoot } from '../platform/boot.tsx';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { Heading } from '../ui/Heading.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { ListProblem } from '../ui/ListProblem.tsx';
import { CoverGroups } from './CoverGroups.tsx';
import { coverQuery } from './queries.ts';
import { Suggestions } from './Suggestions.tsx';

const READING_MS = 2_000;
/** Maximum number of answers to one question: a document that takes longer is asked for by the customer. */
const MAX_ANSWERS = 10;

/** Renders the answers, or whom to ask (spec: beyond §8). Asks again while documents are being read. */
export function CoverAnswers({ question }: { question: string }) {
  const answer = useQuery({
    ...coverQuery(question),
    // A question too many would be refused again.
    retryOnMount: ({ state }) => !isTooMany(state.error),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < MAX_ANSWERS && isReading(data) && READING_MS,
  });
  const tone = hasFailed(answer) ? 'error' : 'warning';
  const isLimited = isTooMany(answer.error);
  const text = hasFailed(answer) ? texts.failed : texts.incomplete;
  const shown = isLimited ? { text: texts.tooMany } : { text, names: [texts.missing] };
  const problem = hasProblem(answer) ? ({ tone, ...shown } as const) : null;
  return (
    <>
      {isLimited && <PageMetadata title={`${texts.error}: ${texts.title}`} status={429} />}
      <p role="status" className="kfp-cover__status" data-busy={isLoading(answer)}>
        {isLoading(answer) && texts.loading}
        {answer.data && <Summary question={question} answer={answer.data} />}
      </p>
      <ListProblem problem={problem} answers={[answer]} />
      {answer.data && <Found question={question} answer={answer.data} />}
    </>
  );
}

function isReading(answer: CoverAnswer | undefined): boolean {
  return answer?.ikkeLest?.some(({ grunn }) => grunn === 'LESES') ?? false;
}

function Summary({ question, answer }: { question: string; answer: CoverAnswer }) {
  const { treff, soktI } = answer;
  return (
    <>
      <PageMetadata title={`${texts.count(treff.length)} – ${texts.title}`} />
      {hasNothing(answer) ? (
        <strong>{texts.scope.nothing}</strong>
      ) : (
        <>
          <strong>{texts.found(treff.length, question)}</strong>{' '}
          {texts.searched(soktI.avtaler, soktI.dokumenter, soktI.sider)}{' '}
          {treff.length > 0 && texts.termsDecide}
        </>
      )}
    </>
  );
}

/** Returns whether the customer certainly has nothing that can be searched. */
function hasNothing({ soktI, ikkeLest = [], systemSourceError }: CoverAnswer): boolean {
  return soktI.avtaler + soktI.dokumenter + ikkeLest.length === 0 && !systemSourceError;
}

function Found({ question, answer }: { question: string; answer: CoverAnswer }) {
  const agreements = agreementsIn(useAgreements(NAMES).state);
  const hits = answer.treff.map(coverageInOre);
  const isNone = hits.length === 0;
  const isElsewhere = hasNothing(answer);
  return (
    <div className="kfp-columns">
      <div>
        {isNone ? (
          <>
            <Heading level={2} className="kfp-cover__none">
              {isElsewhere ? texts.none.elsewhere : texts.none.title}
            </Heading>
            {isElsewhere && <OtherInsurances />}
            <Suggestions label={texts.none.otherWords} agreements={agreements} asked={question} />
            <p className="kfp-cover__label">{texts.none.ask}</p>
            <Ask canReport={!isElsewhere} />
          </>
        ) : (
          <CoverGroups hits={hits} agreements={agreements} />
        )}
        <UnreadDocuments documents={answer.ikkeLest ?? []} />
      </div>
      {!isNone && (
        <aside className="kfp-cover__aside">
          <Suggestions label={texts.suggestions} agreements={agreements} asked={question} />
          <div className="kfp-cover__box">
            <Heading level={2} size={4}>
              {texts.notFound.title}
            </Heading>
            <p>{texts.notFound.lead}</p>
            <Ask />
          </div>
        </aside>
      )}
    </div>
  );
}

function OtherInsurances() {
  const { andreForsikringer } = useBoot().distributor;
  if (andreForsikringer.length === 0) return null;
  return (
    <p>
      <a className="kfp-link kfp-line-link" href={addressOf(PATHS.otherInsurances)}>
        {texts.none.others}
      </a>
    </p>
  );
}

/** Renders whom the customer can ask. `canReport`: also how to report the damage anyway. */
function Ask({ canReport = false }: { canReport?: boolean }) {
  const contact = useBankContact();
  const { meldSkadeUrl } = useBoot().distributor;
  return (
    <ul className="kfp-cover__ways">
      <li>
        <IconLink href={phoneHref(contact.telefon)} icon="phone">
          {texts.none.call(formatPhone(contact.telefon))}
        </IconLink>
      </li>
      <li>
        <IconLink href={`mailto:${contact.epost}`} icon="mail">
          {contact.epost}
        </IconLink>
      </li>
      {canReport && (
        <li>
          <IconLink href={meldSkadeUrl} external>
            {texts.none.reportAnyway}
          </IconLink>
          <span className="kfp-subdued">{texts.none.weFindOut}</span>
        </li>
      )}
    </ul>
  );
}

function UnreadDocuments({ documents }: { documents: readonly UnreadDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section className="kfp-cover__unread">
      <Heading level={2} size={4}>
        {texts.unread.title}
      </Heading>
      <ul className="kfp-cover__ways">
        {documents.map(({ systemSource, dokumentId, tittel, grunn }) => (
          <li key={`${systemSource} ${dokumentId}`}>
            <IconLink href={documentAddress({ systemSource, id: dokumentId })} external>
              <span {...sourceLanguage}>{tittel}</span>
            </IconLink>
            <span className="kfp-subdued">{texts.unread.reasons[grunn]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
