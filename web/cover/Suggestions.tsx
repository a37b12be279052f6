import { texts } from '#texts/cover.ts';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { agreementAreaOf } from '../../domain/agreement-area.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { PRODUCT_AREAS } from '../../domain/product-area.ts';
import { isHeld } from '../../domain/standing.ts';
import { QUESTION } from './queries.ts';

const MAX_SUGGESTIONS = 6;

type Props = {
  label: string;
  agreements: readonly CustomerAgreementInOre[];
  /** what has been asked, which is no suggestion */
  asked?: string;
};

/** Renders questions about the areas in which the customer has insurances, as links. */
export function Suggestions({ label, agreements, asked = '' }: Props) {
  const areas = new Set(agreements.filter(isHeld).map(agreementAreaOf));
  const words = PRODUCT_AREAS.filter((area) => areas.has(area))
    .flatMap((area): readonly string[] => texts.suggested[area])
    .filter((word) => word !== asked.toLowerCase())
    .slice(0, MAX_SUGGESTIONS);
  if (words.length === 0) return null;
  return (
    <>
      <p className="kfp-cover__label">{label}</p>
      <ul className="kfp-chips">
        {words.map((word) => (
          <li key={word}>
            <a
              className="kfp-chip"
              href={`${addressOf(PATHS.cover)}?${new URLSearchParams({ [QUESTION]: word })}`}
            >
              {word}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
