import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const shown = vi.fn();

function Fallback() {
  useEffect(() => shown(), []);
  return <p>Teknisk feil</p>;
}

function Broken(): never {
  throw new Error('broken');
}

test('a page that fails when it is opened shows one error, and the next page is tried', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const open = (path: string) => (
    <ErrorBoundary fallback={() => <Fallback />} resetKey={path}>
      {path === '/broken' ? <Broken /> : <p>{path}</p>}
    </ErrorBoundary>
  );
  const { rerender } = render(open('/a'));
  rerender(open('/broken'));
  expect(screen.getByText('Teknisk feil')).toBeDefined();
  expect(shown).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledOnce();
  rerender(open('/b'));
  expect(screen.getByText('/b')).toBeDefined();
  expect(screen.queryByText('Teknisk feil')).toBeNull();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
