import { texts } from '#texts/receipt.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { AgreementInOre } from '../../contract/in-ore.ts';
import { shownPrice } from '../../domain/agreement-cost.ts';
import { isHeld } from '../../domain/standing.ts';
import { type AgreementsState, isIncomplete } from '../agreements/agreements-state.ts';
import { useAgreements } from '../agreements/use-agreements.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ListProblem, type Problem } from '../ui/ListProblem.tsx';
import { productIcon } from '../ui/product-icon.ts';
import { readable } from '../ui/readable.tsx';
import { Section } from '../ui/Section.tsx';
import { SkeletonCard } from '../ui/SkeletonCard.tsx';
import { Tile } from '../ui/Tile.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const FAILED: Problem = { tone: 'warning', text: texts.failed };

/** Renders the bought insurance with its price in every state: loading, found, not ready, failed (ADR-032). */
export function BoughtSection({ product }: { product: string }) {
  const { state, answers } = useAgreements();
  const bought = boughtAgreements(state, product);
  const agreements = bought.status === 'found' ? bought.agreements : [];
  return (
    <Section
      titleId="kvittering-forsikring"
      title={agreements.length > 1 ? texts.bought.several : texts.bought.one}
    >
      <div className="kfp-receipt__agreements">
        {agreements.map((agreement) => (
          <BoughtAgreement
            key={`${agreement.systemSource} ${agreement.policyNumber}`}
            agreement={agreement}
          />
        ))}
        {bought.status === 'loading' && (
          <div role="status">
            <SkeletonCard />
            <VisuallyHidden>{texts.loading}</VisuallyHidden>
          </div>
        )}
        {bought.status === 'none' && (
          <Card className="kfp-receipt__agreement kfp-receipt__agreement--waiting">{texts.notReady}</Card>
        )}
        <ListProblem problem={bought.status === 'failed' ? FAILED : null} answers={answers} />
      </div>
    </Section>
  );
}

/** The state of the bought insurance. `none` means that it is not yet among the customer's agreements. */
type Bought =
  | { status: 'found'; agreements: readonly AgreementInOre[] }
  | { status: 'loading' | 'failed' | 'none' };

/**
 * Returns the customer's agreements of the bought product type, without those about to end. No source tells
 * which of several is the new one.
 */
export function boughtAgreements(state: AgreementsState, productType: string): Bought {
  if (state.status !== 'ready') return { status: state.status };
  const agreements = state.list.avtaler.filter(
    (each) => each.productType === productType && isHeld(each) && each.standing !== 'ENDING',
  );
  if (agreements.length > 0) return { status: 'found', agreements };
  if (state.alsoLoading) return { status: 'loading' };
  return { status: isIncomplete(state) ? 'failed' : 'none' };
}

function BoughtAgreement({ agreement }: { agreement: AgreementInOre }) {
  const { name, description } = agreement;
  const price = shownPrice(agreement);
  return (
    <Card className="kfp-receipt__agreement">
      <Tile icon={productIcon(agreement)} />
      <div>
        <Heading level={3} {...sourceLanguage}>
          {name}
        </Heading>
        {description && (
          <p className="kfp-subdued" {...sourceLanguage}>
            {readable(description)}
          </p>
        )}
        <p className="kfp-receipt__price">
          {price ? <Amount ore={price.ore} unit={price.unit} strong /> : texts.withoutPrice}
        </p>
      </div>
    </Card>
  );
}
