import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/cover.ts';
import { coverScope } from '../../domain/cover-scope.ts';
import { agreementsIn, isWhole } from '../agreements/agreements-state.ts';
import { NAMES } from '../agreements/queries.ts';
import { useAgreements } from '../agreements/use-agreements.ts';
import { documentsQuery } from '../documents/queries.ts';
import { hasProblem } from '../platform/api/answers.ts';
import { useBoot } from '../platform/boot.tsx';
import { FactList } from '../ui/FactList.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Suggestions } from './Suggestions.tsx';

/** Renders suggestions, and what is searched, before the customer asks. Says if some of it may be missing. */
export function CoverStart() {
  const { state, answers } = useAgreements(NAMES);
  const agreements = agreementsIn(state);
  const scope = coverScope(agreements, useBoot().today);
  const documentAnswer = useQuery(documentsQuery);
  const isIncomplete = [...answers, documentAnswer].some(hasProblem);
  const documents = documentAnswer.data?.dokumenter.filter(scope.hasDocument);
  const hasNothing =
    isWhole(state) && scope.agreements.length === 0 && documents?.length === 0 && !isIncomplete;
  const terms = documents?.filter(({ type }) => type === 'VILKAAR').length ?? 0;
  const count = (name: string, value: number) => ({ name, value: String(value) });
  return (
    <>
      <Suggestions label={texts.suggestions} agreements={agreements} />
      <section className="kfp-cover__box">
        <Heading level={2} size={4}>
          {texts.scope.title}
        </Heading>
        {hasNothing ? (
          <p>{texts.scope.nothing}</p>
        ) : (
          <FactList
            className="kfp-cover__scope"
            facts={[
              agreements.length > 0 ? count(texts.scope.insurances, scope.agreements.length) : null,
              documents ? count(texts.scope.terms, terms) : null,
              documents ? count(texts.scope.otherDocuments, documents.length - terms) : null,
            ]}
          />
        )}
        {isIncomplete && <p>{texts.incomplete}</p>}
        <p className="kfp-subdued">{texts.scope.note}</p>
      </section>
    </>
  );
}
