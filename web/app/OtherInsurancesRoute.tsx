import { OtherInsurancesPage } from '../other-insurances/OtherInsurancesPage.tsx';

/** /andre-forsikringer (shell 2, Router table). */
export function OtherInsurancesRoute() {
  return <OtherInsurancesPage feedback={null} />;
}
