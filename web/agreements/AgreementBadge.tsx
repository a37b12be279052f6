import { ErrorTag, InfoTag, WarningTag } from '@fremtind/jokul/tag';
import type { Badge } from './badge.ts';

const TAGS = { info: InfoTag, warning: WarningTag, error: ErrorTag };

/** The word on an agreement's card that says what is special about it (spec: overview §4.1). */
export function AgreementBadge({ badge: { text, tone } }: { badge: Badge }) {
  const Tag = TAGS[tone];
  return <Tag className="kfp-agreement__badge">{text}</Tag>;
}
