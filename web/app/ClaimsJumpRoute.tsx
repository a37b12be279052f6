import { ClaimsJumpPage } from '../claims-jump/ClaimsJumpPage.tsx';
import { BASE_PATH } from './routes.ts';

/** /jump/seopp/skadesaker (shell 2, Jump page). */
export function ClaimsJumpRoute() {
  return <ClaimsJumpPage wayBack={`${BASE_PATH}/`} />;
}
