import { texts } from '#texts/claim-details.ts';
import type { BankContact } from '../../contract/distributor.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { waitsForCustomer } from '../../domain/claim-state.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { MarkedText } from '../ui/InlineFacts.tsx';
import { claimStatusText } from './claim-status.ts';
import { claimSteps } from './claim-steps.ts';
import { letterAddress } from './letter-address.ts';

type Props = { claim: ClaimInOre; contact: BankContact };

/**
 * Renders the status and next step of a claim. If it waits for the customer, the page's only filled button is
 * here.
 */
export function NextStep({ claim, contact }: Props) {
  return (
    <section className="kfp-claim__step">
      <Heading level={2} size={3}>
        {claimStatusText(claim.status)}
      </Heading>
      {claimSteps(claim).map((step, index) => (
        <p key={String(index)}>
          <MarkedText part={step} />
        </p>
      ))}
      {waitsForCustomer(claim) && (
        <p className="kfp-claim__action">
          <ButtonLink variant="primary" href={letterAddress(contact.epost, claim.skadenummer)}>
            {texts.contact.write}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
