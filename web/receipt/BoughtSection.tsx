import { texts } from '#texts/receipt.ts';
import { useAgreements } from '../agreements/use-agreements.ts';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ListProblem, type Problem } from '../ui/ListProblem.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { BoughtAgreement } from './BoughtAgreement.tsx';
import { boughtAgreements } from './bought-agreements.ts';

const HEADING_ID = 'kvittering-forsikring';
const FAILED: Problem = { tone: 'warning', text: texts.failed };

/**
 * Renders the bought insurance with its price in every state: loading, found, not ready, failed (ADR-032).
 */
export function BoughtSection({ product }: { product: string }) {
  const { state, answers } = useAgreements();
  const bought = boughtAgreements(state, product);
  const agreements = bought.status === 'found' ? bought.agreements : [];
  return (
    <section aria-labelledby={HEADING_ID}>
      <Heading level={2} id={HEADING_ID}>
        {agreements.length > 1 ? texts.bought.several : texts.bought.one}
      </Heading>
      <div className="kfp-receipt__agreements">
        {agreements.map((agreement) => (
          <BoughtAgreement
            key={`${agreement.systemSource} ${agreement.policyNumber}`}
            agreement={agreement}
          />
        ))}
        {bought.status === 'loading' && (
          <div role="status">
            <span className="kfp-skeleton kfp-receipt__skeleton" />
            <VisuallyHidden>{texts.loading}</VisuallyHidden>
          </div>
        )}
        {bought.status === 'none' && (
          <Card className="kfp-receipt__agreement kfp-receipt__agreement--waiting">{texts.notReady}</Card>
        )}
        <ListProblem problem={bought.status === 'failed' ? FAILED : null} answers={answers} />
      </div>
    </section>
  );
}
