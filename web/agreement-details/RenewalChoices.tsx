import { texts } from '#texts/renewal.ts';
import { filledAddress } from '../../domain/address-template.ts';
import type { RenewalNotice } from '../../domain/renewal.ts';
import type { AgreementKey } from '../agreements/detail-target.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDay } from '../platform/format.ts';
import { IconLink } from '../ui/IconLink.tsx';
import { readable } from '../ui/readable.tsx';

type Props = {
  agreement: AgreementKey;
  /** null: there is no coming renewal */
  notice: RenewalNotice | null;
};

type ByDeadline = {
  open: (day: string) => string;
  /** left out: still possible after the deadline */
  late?: (day: string) => string;
  none: string;
};

/**
 * Renders what the customer can do: keep, change or cancel the insurance, with the deadline. After it, the customer
 * can still cancel: the law lets them move to another insurer at any time. Without an address of the distributor it
 * says whom to contact (spec: beyond §9).
 */
export function RenewalChoices({ agreement, notice }: Props) {
  const { distributor, today } = useBoot();
  const { systemSource, policyNumber } = agreement;
  const addressOf = (template: string | undefined) =>
    template && filledAddress(template, { systemSource, policyNumber });
  const [change, cancel] = [addressOf(distributor.endreUrl), addressOf(distributor.siOppUrl)];
  const deadline = notice?.deadline ?? null;
  const textOf = ({ open, late, none }: ByDeadline, href: string | undefined) => {
    const day = deadline && formatDay(deadline, today);
    if (day && deadline >= today) return href ? open(day) : `${open(day)} ${texts.contact}`;
    if (day && late) return late(day);
    return href ? none : texts.contact;
  };
  return (
    <ul className="kfp-renewal__choices">
      {notice && <Choice name={texts.keep.name}>{texts.keep.text}</Choice>}
      {(notice || change) && (
        <Choice name={texts.change} href={change}>
          {textOf({ open: texts.changeBy, late: texts.deadlineWas, none: texts.changeAtAnyTime }, change)}
        </Choice>
      )}
      {(notice || cancel) && (
        <Choice name={texts.cancel} href={cancel}>
          {textOf({ open: texts.cancelBy, none: texts.cancelAtAnyTime }, cancel)}
        </Choice>
      )}
    </ul>
  );
}

type ChoiceProps = { name: string; href?: string | undefined; children: string };

function Choice({ name, href, children }: ChoiceProps) {
  return (
    <li>
      {href ? (
        <IconLink className="kfp-renewal__link" href={href} external={href.startsWith('https://')}>
          {name}
        </IconLink>
      ) : (
        <strong>{name}</strong>
      )}
      <span>{readable(children)}</span>
    </li>
  );
}
