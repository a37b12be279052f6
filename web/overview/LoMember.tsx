import { belowTexts } from '#texts/overview-below.ts';
import { trackClick } from '../analytics/track.ts';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';

const HEADING_ID = 'lo-medlem';
const CANCEL_DUPLICATE = '/privat/forsikring/skade/innbo/lo/dobbeltforsikret/';
const { mark, heading, double, benefits } = belowTexts.member;

type Props = {
  /** whether the customer certainly has a private contents insurance in addition to the union's */
  hasTwo: boolean;
};

/** Renders help with duplicate contents insurances, and the benefits of LO members (spec: overview §2.1, overview §6). */
export function LoMember({ hasTwo }: Props) {
  return (
    <section className="kfp-member" aria-labelledby={HEADING_ID}>
      <Heading level={2} className="kfp-member__heading" id={HEADING_ID}>
        {/* Hidden from screen readers, since the heading text has the same information. */}
        <span className="kfp-pill kfp-member__mark" aria-hidden="true">
          {mark}
        </span>
        {heading}
      </Heading>
      <div className="kfp-member__boxes">
        <div className="kfp-member__box kfp-member__box--help">
          <Heading level={3} size={3}>
            {hasTwo ? double.known : double.heading}
          </Heading>
          <p>{hasTwo ? double.knownText : double.text}</p>
          <a
            className="kfp-icon-link"
            href={CANCEL_DUPLICATE}
            onClick={() => trackClick({ name: 'Få hjelp til å si opp', id: 'lo-dobbelt' })}
          >
            <span className="kfp-link__text">{double.link}</span>
            <Icon name="forward" className="kfp-icon--small" />
          </a>
        </div>
        <div className="kfp-member__box">
          <Heading level={3} size={3}>
            {benefits.heading}
          </Heading>
          <ul className="kfp-member__list">
            {benefits.list.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" className="kfp-accent" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
