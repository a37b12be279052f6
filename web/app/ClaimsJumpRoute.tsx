import { ClaimsJumpPage } from '../claims-jump/ClaimsJumpPage.tsx';
import { BASE_PATH } from './routes.ts';

/** /jump/seopp/skadesaker (spec: shell §2.4). */
export function ClaimsJumpRoute() {
  return <ClaimsJumpPage wayBack={`${BASE_PATH}/`} />;
}
