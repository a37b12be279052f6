import { trackClick } from '../analytics/track.ts';
import { Icon } from '../ui/Icon.tsx';
import { belowTexts } from './below-texts.ts';

const HEADING_ID = 'lo-medlem';
const CANCEL_DUPLICATE = '/privat/forsikring/skade/innbo/lo/dobbeltforsikret/';
const { mark, heading, double, benefits } = belowTexts.member;

/**
 * For members of the trade-union programme: help with two contents insurances, and their benefits
 * (spec: overview §2.1, overview §6).
 */
export function LoMember() {
  return (
    <section className="kfp-member" aria-labelledby={HEADING_ID}>
      <h2 className="jkl-heading-2 kfp-member__heading" id={HEADING_ID}>
        {/* The heading's words say it already. */}
        <span className="kfp-pill kfp-member__mark" aria-hidden="true">
          {mark}
        </span>
        {heading}
      </h2>
      <div className="kfp-member__boxes">
        <div className="kfp-member__box kfp-member__box--help">
          <h3 className="jkl-heading-3">{double.heading}</h3>
          <p>{double.text}</p>
          <a
            className="kfp-forward-link"
            href={CANCEL_DUPLICATE}
            onClick={() => trackClick({ name: double.link, id: 'lo-dobbelt' })}
          >
            <span className="kfp-link__text">{double.link}</span>
            <Icon name="forward" className="kfp-icon--small" />
          </a>
        </div>
        <div className="kfp-member__box">
          <h3 className="jkl-heading-3">{benefits.heading}</h3>
          <ul className="kfp-member__list">
            {benefits.list.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" className="kfp-member__check" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
