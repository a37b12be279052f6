import { texts } from '#texts/claim-details.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { ClaimFile } from '../../contract/claims.ts';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { filesToSendAgain, hasFailed, lostFiles } from '../../domain/files-to-send-again.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { wordOf } from '../../domain/word-of.ts';
import { formatDate } from '../platform/format.ts';
import { Icon } from '../ui/Icon.tsx';
import { RowList } from '../ui/RowList.tsx';
import { Section } from '../ui/Section.tsx';

/** Renders the files of a claim as its system confirms them, or nothing if there are none (spec: beyond §10). */
export function ClaimFiles({ claim }: { claim: ClaimInOre }) {
  const [lost, again] = [lostFiles(claim), filesToSendAgain(claim)];
  const files = (claim.vedlegg ?? []).filter((file) => !hasFailed(file) || lost.includes(file));
  if (files.length === 0) return null;
  return (
    <Section className="kfp-page-part" title={texts.files.heading} size={3}>
      <RowList>
        {files.map((file) => (
          <li key={file.id}>
            <p className="kfp-claim-file">
              <strong {...sourceLanguage}>{file.navn}</strong>
              <span className="kfp-upload__state">
                {hasFailed(file) && <Icon name="warning" className="kfp-icon--small" />}
                <span>{hasFailed(file) && !again.includes(file) ? texts.files.lost : stateText(file)}</span>
              </span>
            </p>
          </li>
        ))}
      </RowList>
    </Section>
  );
}

/** Never says more than the system confirms. */
function stateText({ status, mottatt }: ClaimFile): string {
  if (status === 'MOTTATT' && mottatt !== undefined) return texts.files.received(formatDate(dayOf(mottatt)));
  return wordOf(texts.files.statuses, status) ?? texts.files.other;
}

function dayOf(dateOrTime: string): string {
  return dateOrTime.length > '2026-12-31'.length ? osloDate(Date.parse(dateOrTime)) : dateOrTime;
}
