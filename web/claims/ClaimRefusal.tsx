import { texts } from '#texts/claim-details.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { isRefused } from '../../domain/claim-state.ts';
import { useNamedDocument } from '../documents/use-named-document.ts';
import { documentAddress } from '../platform/api/document-address.ts';
import type { ItemKey } from '../platform/api/item-key.ts';
import { useIsReadable, useKeepPerson, useSharing } from '../platform/sharing.ts';
import { ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { readable } from '../ui/readable.tsx';

/**
 * Renders why a claim was refused: the clause with a link to its page, and how the customer can complain. If the reason
 * can't be read, says whom to ask. Renders nothing for other claims (spec: beyond §10).
 */
export function ClaimRefusal({ claim }: { claim: ClaimInOre }) {
  const { systemSource, begrunnelse, klageUrl, uleselig } = claim;
  const isOwn = useSharing() === null;
  const isReadable = useIsReadable();
  if (!isRefused(claim)) return null;
  const { tekst, dokumentId, side } = begrunnelse ?? {};
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
      {dokumentId !== undefined && isReadable('DOKUMENTER') && (
        <ClauseLink systemSource={systemSource} id={dokumentId} page={side} />
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

/** Renders a link to the page of a document with the clause. Renders nothing for a document without a file. */
function ClauseLink({ page, ...document }: ItemKey & { page: number | undefined }) {
  const keepPerson = useKeepPerson();
  if (!useNamedDocument(document).hasFile) return null;
  return (
    <IconLink href={keepPerson(documentAddress(document, page))} external>
      {texts.refusal.document(page)}
    </IconLink>
  );
}
