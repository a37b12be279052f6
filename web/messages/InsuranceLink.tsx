import { texts } from '#texts/messages.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import { type InsuranceReference, useInsuranceLinks } from '../agreements/use-insurance-links.ts';

type Props = InsuranceReference & { avtalenummer: string };

/**
 * Renders a link to the customer's insurance by name. Renders only the policy number if the insurance is
 * unknown or the customer no longer has it.
 */
export function InsuranceLink(reference: Props) {
  const insurance = useInsuranceLinks()(reference);
  if (!insurance) return texts.message.agreement(reference.avtalenummer);
  const { name, description, href } = insurance;
  return (
    <a className="kfp-link" href={href} {...sourceLanguage}>
      {description ? `${name}, ${description}` : name}
    </a>
  );
}
