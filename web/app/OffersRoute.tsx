import { Feedback } from '../feedback/Feedback.tsx';
import { OffersPage } from '../offers/OffersPage.tsx';

/** /tilbud (shell 2, Router table). */
export function OffersRoute() {
  return <OffersPage feedback={<Feedback kind="smiley" />} />;
}
