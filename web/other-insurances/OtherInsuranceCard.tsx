import { texts } from '#texts/other-insurances.ts';
import { texts as shellTexts } from '#texts/shell.ts';
import type { OtherInsurance } from '../../contract/screen-settings.ts';
import { trackClick } from '../analytics/track.ts';
import { useDistributorText } from '../platform/distributor-text.ts';
import { Expander } from '../ui/Expander.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { readable } from '../ui/readable.tsx';

/** The place of this page's clicks in analytics. */
const ID = 'andre-forsikringer';
const LINK = 'kfp-icon-link kfp-other-insurances__link';

type Props = { insurance: OtherInsurance; open: boolean };

/** Renders an insurance that opens, with links to report damage and read more (spec: overview §2.4). */
export function OtherInsuranceCard({ insurance, open }: Props) {
  const { title, description, meldSkadeUrl, lesMerUrl } = insurance;
  const inLanguage = useDistributorText();
  const { children: name, lang } = inLanguage(title);
  return (
    <Expander
      open={open}
      title={<h2 lang={lang}>{readable(name)}</h2>}
      onPress={() => trackClick({ type: 'accordion', name: title, id: ID })}
    >
      <p className="kfp-other-insurances__description" {...inLanguage(description)} />
      {(meldSkadeUrl || lesMerUrl) && (
        <ul className="kfp-other-insurances__links">
          {meldSkadeUrl && (
            <li>
              <IconLink
                className={LINK}
                href={meldSkadeUrl}
                external
                onClick={() => trackClick({ name: 'Meld skade', id: ID })}
              >
                {shellTexts.navigation.reportDamage}
              </IconLink>
            </li>
          )}
          {lesMerUrl && (
            <li>
              {/* A path on this host opens in the same tab. */}
              <IconLink
                className={LINK}
                href={lesMerUrl}
                external={!lesMerUrl.startsWith('/')}
                onClick={() => trackClick({ name: 'Les mer', id: ID })}
              >
                {texts.readMore}
              </IconLink>
            </li>
          )}
        </ul>
      )}
    </Expander>
  );
}
