import { expect, test, vi } from 'vitest';
import { bootOf } from '../testing/boot.ts';
import { renderPage } from '../testing/render-page.tsx';
import { useConfigurationCheck } from './use-configuration-check.ts';

function Checked() {
  useConfigurationCheck();
  return null;
}

test('each missing app config value is reported as an error', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const boot = bootOf('fremtind', { bankInsurancePage: '/', documentUrl: '', timeoutUrl: '' });
  renderPage(<Checked />, { boot, answers: () => {} });
  expect(reported.mock.calls.map(([error]) => error.message)).toEqual([
    'The app config value documentUrl is missing.',
    'The app config value timeoutUrl is missing.',
  ]);
});
