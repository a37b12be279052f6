import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/agreement-details.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import { type AgreementInOre, detailedAgreementInOre } from '../../contract/in-ore.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { badgeOf } from '../agreements/badge.ts';
import { reportAddress } from '../agreements/report-address.ts';
import { hasFailed } from '../platform/api/answers.ts';
import { addressOfFile } from '../platform/api/request.ts';
import { useBoot } from '../platform/boot.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { productIcon } from '../ui/product-icon.ts';
import { readable } from '../ui/readable.tsx';
import { Tag } from '../ui/Tag.tsx';
import { AboutInsurance } from './AboutInsurance.tsx';
import { BadgeNote } from './BadgeNote.tsx';
import { Claims } from './Claims.tsx';
import { Coverages } from './Coverages.tsx';
import { Documents } from './Documents.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { NextInvoice } from './NextInvoice.tsx';
import { detailsQuery } from './queries.ts';

/** The page of an agreement that is there; its details may still come, or be nobody's to give. */
export function AgreementDetails({ agreement }: { agreement: AgreementInOre }) {
  const { distributor, today } = useBoot();
  const { systemSource, policyNumber } = agreement;
  const answer = useQuery({ ...detailsQuery(agreement), select: detailedAgreementInOre });
  const details = answer.data?.details ?? null;
  const badge = badgeOf(agreement, today);
  return (
    <>
      <BackLink href={OVERVIEW_ADDRESS}>{texts.back}</BackLink>
      <header className="kfp-details__head">
        <span className="kfp-tile">
          <Icon name={productIcon(agreement)} />
        </span>
        <div>
          <Heading level={1} {...sourceLanguage}>
            {agreement.name}
          </Heading>
          {agreement.description && (
            <p className="kfp-details__description" {...sourceLanguage}>
              {readable(agreement.description)}
            </p>
          )}
          {badge && (
            <Tag tone={badge.tone} className="kfp-details__badge">
              {badge.text}
            </Tag>
          )}
          <BadgeNote agreement={agreement} />
        </div>
      </header>
      <KeyFacts agreement={agreement} details={details} />
      <p className="kfp-details__actions">
        <ExternalButtonLink variant="primary" href={reportAddress(distributor.meldSkadeUrl, agreement)}>
          {texts.reportDamage}
        </ExternalButtonLink>
        <ExternalButtonLink
          variant="secondary"
          href={addressOfFile('GET /bekreftelser/:systemSource/:policyNumber', {
            systemSource,
            policyNumber,
          })}
        >
          {texts.confirmation}
        </ExternalButtonLink>
      </p>
      <div className="kfp-details__columns">
        <div>
          <Coverages details={details} hasFailed={hasFailed(answer)} documentUrl={distributor.documentUrl} />
          <AboutInsurance details={details} />
        </div>
        <div>
          <NextInvoice policyNumber={policyNumber} />
          <Claims policyNumber={policyNumber} />
          <Documents policyNumber={policyNumber} />
        </div>
      </div>
    </>
  );
}
