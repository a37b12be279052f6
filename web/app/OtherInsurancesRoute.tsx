import { Feedback } from '../feedback/Feedback.tsx';
import { OtherInsurancesPage } from '../other-insurances/OtherInsurancesPage.tsx';

/** /andre-forsikringer (shell 2, Router table). */
export function OtherInsurancesRoute() {
  return <OtherInsurancesPage feedback={<Feedback kind="fantDuDetDuLetteEtter" />} />;
}
