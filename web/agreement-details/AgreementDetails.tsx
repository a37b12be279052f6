import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { texts } from '#texts/agreement-details.ts';
import { texts as shellTexts } from '#texts/shell.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import {
  type CustomerAgreementInOre,
  type DetailedCustomerAgreementInOre,
  detailedAgreementInOre,
} from '../../contract/in-ore.ts';
import { CODE_DAYS } from '../../domain/confirmation-code.ts';
import { canBeConfirmed } from '../../domain/covers-today.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../texts/languages.ts';
import { badgeOf } from '../agreements/badge.ts';
import type { AgreementKey } from '../agreements/detail-target.ts';
import { reportAddress } from '../agreements/report-address.ts';
import { hasFailed, isLoading } from '../platform/api/answers.ts';
import { inLanguage } from '../platform/api/in-language.ts';
import { addressOfFile } from '../platform/api/request.ts';
import { useBoot } from '../platform/boot.tsx';
import { useSharing } from '../platform/sharing.ts';
import { ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { productIcon } from '../ui/product-icon.ts';
import { readable } from '../ui/readable.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Tile } from '../ui/Tile.tsx';
import { Coverages } from './Coverages.tsx';
import { CoveragesSkeleton } from './DetailsSkeleton.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { detailsQuery } from './queries.ts';
import { Renewal } from './Renewal.tsx';
import { SideColumn } from './SideColumn.tsx';
import { StandingNote } from './StandingNote.tsx';

/**
 * Renders the page of an agreement. Its details may still be loading, or be unavailable. Of another customer's agreement
 * it shows what is shared, and nothing to do (spec: beyond §12).
 */
export function AgreementDetails({ agreement: listed }: { agreement: CustomerAgreementInOre }) {
  const { today } = useBoot();
  const isOwn = useSharing() === null;
  const answer = useQuery({ ...detailsQuery(listed), select: detailedAgreementInOre });
  const agreement = answer.data ?? { ...listed, details: null };
  const { uleselig } = agreement;
  const problem = hasFailed(answer) ? texts.detailsFailed : uleselig ? texts.coveragesMissing : null;
  const badge = badgeOf(agreement, today);
  return (
    <>
      <header className="kfp-details__head">
        <Tile icon={productIcon(agreement)} />
        <div>
          <Heading level={1} {...sourceLanguage}>
            {agreement.name}
          </Heading>
          {agreement.description && (
            <p className="kfp-details__description kfp-subdued" {...sourceLanguage}>
              {readable(agreement.description)}
            </p>
          )}
          {badge && (
            <Tag tone={badge.tone} className="kfp-details__badge">
              {badge.text}
            </Tag>
          )}
          <StandingNote agreement={agreement} />
        </div>
      </header>
      <KeyFacts agreement={agreement} isLoading={isLoading(answer)} />
      {isOwn && <Actions agreement={agreement} />}
      <div className="kfp-columns">
        <div>
          {isLoading(answer) ? (
            <CoveragesSkeleton />
          ) : (
            <>
              <Renewal agreement={agreement} />
              <PriceHistory agreement={agreement} />
              <Coverages agreement={agreement} problem={problem} />
            </>
          )}
        </div>
        <SideColumn agreement={agreement} details={answer} />
      </div>
    </>
  );
}

function Actions({ agreement }: { agreement: DetailedCustomerAgreementInOre }) {
  const { distributor, language } = useBoot();
  const isConfirmable = canBeConfirmed(agreement, agreement.details ?? {});
  return (
    <>
      <p className="kfp-details__actions">
        <ExternalButtonLink variant="primary" href={reportAddress(distributor.meldSkadeUrl, agreement)}>
          {shellTexts.navigation.reportDamage}
        </ExternalButtonLink>
        {isConfirmable && (
          <ExternalButtonLink variant="secondary" href={confirmationAddress(agreement, language)}>
            {texts.confirmation}
          </ExternalButtonLink>
        )}
      </p>
      {isConfirmable && <ConfirmationLanguages agreement={agreement} />}
    </>
  );
}

/**
 * Renders links to the confirmation in each language, since its reader may prefer another one than the customer, and says
 * that others can check it (spec: beyond §11).
 */
function ConfirmationLanguages({ agreement }: { agreement: AgreementKey }) {
  const id = useId();
  return (
    <div className="kfp-details__confirmation">
      <p id={id}>{texts.confirmationLanguage}</p>
      <ul className="kfp-details__languages" aria-labelledby={id}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <ExternalLink
              inText
              className="kfp-link kfp-line-link"
              href={confirmationAddress(agreement, language)}
            >
              <span lang={language}>{LANGUAGE_NAMES[language]}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
      <p className="kfp-subdued">{texts.confirmationCode(CODE_DAYS)}</p>
    </div>
  );
}

function confirmationAddress({ systemSource, policyNumber }: AgreementKey, language: Language): string {
  const path = addressOfFile('GET /bekreftelser/:systemSource/:policyNumber', { systemSource, policyNumber });
  return inLanguage(path, language);
}
