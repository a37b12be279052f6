import { texts } from '#texts/claim-details.ts';
import { texts as claimsTexts } from '#texts/claims.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { waitsForCustomer } from '../../domain/claim-state.ts';
import { formatPhone, phoneHref } from '../../domain/phone.ts';
import { useBankContact } from '../platform/bank-contact.ts';
import { useBoot } from '../platform/boot.tsx';
import { Card } from '../ui/Card.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { readable } from '../ui/readable.tsx';
import { Section } from '../ui/Section.tsx';

/** Renders contact details for questions about a claim, and a link for reporting other damage. */
export function ClaimContact({ claim }: { claim: ClaimInOre }) {
  const { skadenummer, saksbehandler } = claim;
  const phone = useClaimPhone(claim);
  const { meldSkadeUrl, skadesakerUrl } = useBoot().distributor;
  return (
    <Section className="kfp-page-part" title={texts.contact.heading} size={3}>
      <Card className="kfp-claim__contact">
        <p>{texts.contact.lead(skadenummer)}</p>
        {saksbehandler?.telefon !== undefined && <p {...sourceLanguage}>{readable(saksbehandler.navn)}</p>}
        <IconLink href={phoneHref(phone)} icon="phone">
          {formatPhone(phone)}
        </IconLink>
        {/* A claim that waits for the customer has a button for writing in NextStep. */}
        {!waitsForCustomer(claim) && (
          <IconLink href={skadesakerUrl} external>
            {texts.contact.write}
          </IconLink>
        )}
      </Card>
      <p className="kfp-claim__another">
        {texts.contact.anotherDamage}
        <IconLink href={meldSkadeUrl} external>
          {claimsTexts.reportDamage}
        </IconLink>
      </p>
    </Section>
  );
}

/** Returns the telephone number for questions about a claim: that of its handler, otherwise the bank's. */
export function useClaimPhone({ saksbehandler }: ClaimInOre): string {
  const { telefon } = useBankContact();
  return saksbehandler?.telefon ?? telefon;
}
