import { texts } from '#texts/claim-details.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { isRefused } from '../../domain/claim-state.ts';
import { useHasFile } from '../documents/use-has-file.ts';
import { documentAddress } from '../platform/api/document-address.ts';
import { useIsReadable, useKeepPerson, useSharing } from '../platform/sharing.ts';
import { ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { readable } from '../ui/readable.tsx';

/**
 * Renders why a claim was refused: the clause with a link to its page, and how the customer can complain. If the reason
 * can't be read, says whom to ask. Renders nothing for other claims (spec: beyond §10). A document without a file has no link.
 */
export function ClaimRefusal({ claim }: { claim: ClaimInOre }) {
  const { systemSource, begrunnelse, klageUrl, uleselig } = claim;
  const isOwn = useSharing() === null;
  const isReadable = useIsReadable();
  const keepPerson = useKeepPerson();
  const { tekst, dokumentId, side } = begrunnelse ?? {};
  const document = { systemSource, id: dokumentId ?? '' };
  const isNamed = isRefused(claim) && dokumentId !== undefined && isReadable('DOKUMENTER');
  const hasFile = useHasFile(document, isNamed);
  if (!isRefused(claim)) return null;
  return (
    <>
      {uleselig && (
        <p>
          {texts.refusal.unreadable} {isOwn && texts.refusal.callForReason}
        </p>
      )}
      {tekst !== undefined && (
        <>
          <p>{texts.refusal.clause}</p>
          <blockquote className="kfp-claim__clause" {...sourceLanguage}>
            {readable(tekst)}
          </blockquote>
        </>
      )}
      {isNamed && hasFile && (
        <IconLink href={keepPerson(documentAddress(document, side))} external>
          {texts.refusal.document(side)}
        </IconLink>
      )}
      {isOwn && <p>{klageUrl === undefined ? texts.refusal.callToComplain : texts.refusal.disagree}</p>}
      {isOwn && klageUrl !== undefined && (
        <p className="kfp-space-8">
          <ExternalButtonLink variant="secondary" href={klageUrl}>
            {texts.refusal.complain}
          </ExternalButtonLink>
        </p>
      )}
    </>
  );
}
