import { useNavigate } from 'react-router';
import { PageNote } from '../platform/page-notes.tsx';
import { GeneralError } from '../shell/GeneralError.tsx';
import { texts } from '../shell/texts.ts';
import { BASE_PATH } from './routes.ts';

/** The full-screen error generell; «Gå tilbake» goes back where there is a way back, else to the overview (shell 8). */
export function ErrorPage() {
  const navigate = useNavigate();
  const goBack = () => {
    if (window.history.length > 1) navigate(-1);
    else window.location.assign(BASE_PATH);
  };
  return (
    <>
      <PageNote title={texts.generalError.title} status={503} />
      <GeneralError onBack={goBack} />
    </>
  );
}
