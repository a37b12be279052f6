import { texts } from '#texts/other-insurances.ts';
import type { OtherInsurance } from '../../contract/screen-settings.ts';
import { trackClick } from '../analytics/track.ts';
import { useDistributorText } from '../platform/distributor-text.ts';
import { Expander } from '../ui/Expander.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { readable } from '../ui/readable.tsx';

/** The place of this page's clicks in analytics. */
const ID = 'andre-forsikringer';

type Props = { insurance: OtherInsurance; open: boolean };

/**
 * Renders an expandable insurance with a description and links to report damage and read more
 * (spec: overview §2.4).
 */
export function OtherInsuranceCard({ insurance, open }: Props) {
  const { title, description, meldSkadeUrl, lesMerUrl } = insurance;
  const inLanguage = useDistributorText();
  const { children: name, lang } = inLanguage(title);
  return (
    <Expander
      variant="card"
      open={open}
      title={<h2 lang={lang}>{readable(name)}</h2>}
      onPress={() => trackClick({ type: 'accordion', name: title, id: ID })}
    >
      <p className="kfp-other-insurances__description" {...inLanguage(description)} />
      {(meldSkadeUrl || lesMerUrl) && (
        <ul className="kfp-other-insurances__links">
          {meldSkadeUrl && (
            <li>
              <ExternalLink
                className="kfp-other-insurances__link"
                href={meldSkadeUrl}
                onClick={() => trackClick({ name: 'Meld skade', id: ID })}
              >
                <span className="kfp-link__text">{texts.reportDamage}</span>
              </ExternalLink>
            </li>
          )}
          {lesMerUrl && (
            <li>
              <ReadMore href={lesMerUrl} />
            </li>
          )}
        </ul>
      )}
    </Expander>
  );
}

/** Renders a link that opens another site in a new tab, and a path on this host in the same tab. */
function ReadMore({ href }: { href: string }) {
  const text = <span className="kfp-link__text">{texts.readMore}</span>;
  const className = 'kfp-other-insurances__link';
  const onClick = () => trackClick({ name: 'Les mer', id: ID });
  if (!href.startsWith('/')) return <ExternalLink {...{ className, href, onClick }}>{text}</ExternalLink>;
  return <a {...{ className, href, onClick }}>{text}</a>;
}
