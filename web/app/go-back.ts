import { BASE_PATH } from './routes.ts';

/** One step back in history where there is any, else to the overview (shell 8, «Gå tilbake»). */
export function goBack(): void {
  if (window.history.length > 1) window.history.back();
  else window.location.assign(BASE_PATH);
}
