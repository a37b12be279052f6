import { Feedback } from '../feedback/Feedback.tsx';
import { OffersPage } from '../offers/OffersPage.tsx';

/** /tilbud (spec: shell §2.1). */
export function OffersRoute() {
  return <OffersPage feedback={<Feedback kind="smiley" />} />;
}
