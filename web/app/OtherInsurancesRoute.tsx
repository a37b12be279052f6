import { Feedback } from '../feedback/Feedback.tsx';
import { OtherInsurancesPage } from '../other-insurances/OtherInsurancesPage.tsx';

/** /andre-forsikringer (spec: shell §2.1). */
export function OtherInsurancesRoute() {
  return <OtherInsurancesPage feedback={<Feedback kind="fantDuDetDuLetteEtter" />} />;
}
