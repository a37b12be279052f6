import { texts } from '#texts/cover.ts';
import { texts as shellTexts } from '#texts/shell.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { CoverHitInOre, CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { deductibleExample } from '../../domain/deductible-example.ts';
import { reportAddress } from '../agreements/report-address.ts';
import { documentAddress } from '../platform/api/document-address.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatOre } from '../platform/format.ts';
import { ExternalButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { FactList } from '../ui/FactList.tsx';
import { Heading } from '../ui/Heading.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { productIcon } from '../ui/product-icon.ts';
import { readable } from '../ui/readable.tsx';
import { Tile } from '../ui/Tile.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

type Props = {
  hit: CoverHitInOre;
  /** the insurance that it belongs to; undefined if it is unknown or there is none */
  agreement: CustomerAgreementInOre | undefined;
};

/** Renders an answer: a cover, a fact, or a page of a document, in the customer's own words (spec: beyond §8). */
export function CoverHit({ hit, agreement }: Props) {
  const { navn, tekst, utdrag, kilde, side, gjelderIDag } = hit;
  const insurance = insuranceName({ hit, agreement });
  const isQuoted = tekst !== undefined || kilde === 'DOKUMENT';
  return (
    <Card className="kfp-cover__card">
      <Tile icon={agreement ? productIcon(agreement) : 'document'} className="kfp-cover__tile" />
      <div className="kfp-cover__content">
        <Heading level={3}>
          {isQuoted ? <span {...sourceLanguage}>{readable(navn)}</span> : <Quotation text={utdrag} />}
          {kilde === 'DOKUMENT' && side !== undefined && `, ${texts.page(side)}`}
        </Heading>
        {insurance && (
          <p className="kfp-cover__insurance kfp-subdued" {...sourceLanguage}>
            {readable(insurance)}
          </p>
        )}
        {isQuoted && (
          <blockquote className="kfp-cover__quotation">
            «<Quotation text={utdrag} />»
          </blockquote>
        )}
        {hit.inkludert !== false && <Amounts hit={hit} />}
        {gjelderIDag === false && kilde !== 'OPPLYSNING' && <p>{texts.notNow}</p>}
        <Actions hit={hit} agreement={agreement} />
      </div>
    </Card>
  );
}

function insuranceName({ hit: { avtale }, agreement }: Props): string | undefined {
  const { name = avtale.navn, description } = agreement ?? {};
  return name && description ? `${name}, ${description}` : name;
}

/** Tells the links of several answers apart for screen readers. */
function About({ text }: { text: string | undefined }) {
  if (!text) return null;
  return <VisuallyHidden {...sourceLanguage}>, {text}</VisuallyHidden>;
}

function Amounts({ hit: { sumOre, deductibleOre, inkludert, gjelderIDag } }: { hit: CoverHitInOre }) {
  const example = inkludert ? deductibleExample(deductibleOre, sumOre) : null;
  const kr = (ore: number) => formatOre(ore, 'kr');
  return (
    <>
      <FactList
        className="kfp-facts--key kfp-cover__amounts"
        facts={[
          sumOre === null
            ? null
            : { name: gjelderIDag === false ? texts.sum : texts.pays, value: texts.upTo(kr(sumOre)) },
          deductibleOre === null
            ? null
            : { name: texts.deductible, value: deductibleOre === 0 ? texts.noDeductible : kr(deductibleOre) },
        ]}
      />
      {example && (
        <p className="kfp-cover__example">
          {readable(
            deductibleOre
              ? texts.example(kr(example.costOre), kr(example.payoutOre), kr(deductibleOre))
              : texts.exampleWithoutDeductible(kr(example.costOre), kr(example.payoutOre)),
          )}
        </p>
      )}
    </>
  );
}

function Actions({ hit, agreement }: Props) {
  const { meldSkadeUrl } = useBoot().distributor;
  const { inkludert, kilde, dokumentId, side, avtale } = hit;
  const canReport = inkludert !== false && kilde !== 'OPPLYSNING';
  const hasPage = dokumentId !== undefined && side !== undefined;
  if (!canReport && !hasPage) return null;
  return (
    <p className="kfp-cover__actions">
      {canReport && (
        <ExternalButtonLink
          variant="secondary"
          href={agreement ? reportAddress(meldSkadeUrl, agreement) : meldSkadeUrl}
        >
          {shellTexts.navigation.reportDamage}
          <About text={insuranceName({ hit, agreement })} />
        </ExternalButtonLink>
      )}
      {hasPage && (
        <IconLink
          href={documentAddress({ systemSource: avtale.systemSource, id: dokumentId }, side)}
          external
        >
          {texts.readMore(side)}
          <About text={hit.navn} />
          <About text={insuranceName({ hit, agreement })} />
        </IconLink>
      )}
    </p>
  );
}

/** Renders a quotation of the customer's own words, with its hits marked (spec: beyond §8). */
function Quotation({ text }: { text: string }) {
  return (
    <span {...sourceLanguage}>
      {markedParts(text).map(({ text: part, isHit }, place) =>
        isHit ? (
          <mark key={String(place)} className="kfp-cover__hit">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </span>
  );
}

/** A part of a quotation; `isHit`: it matches the question. */
type Part = { text: string; isHit: boolean };

/** Returns the parts of a quotation, whose hits are between `[[` and `]]` (spec: beyond §8). */
export function markedParts(quotation: string): Part[] {
  return quotation
    .split(/\[\[(.*?)\]\]/s)
    .map((text, place) => ({ text, isHit: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
