import { texts } from './texts.ts';

/** Stands where the groups would, for a distributor that has none; the footer tells whom to call. */
export function NothingToBuy() {
  return (
    <p className="jkl-body kfp-section__lead">
      {texts.nothing}{' '}
      <a className="kfp-link" href="#kfp-footer-phonenumber">
        {texts.contact}
      </a>
    </p>
  );
}
