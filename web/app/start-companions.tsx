import './companions.scss';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Boot } from '../../contract/first-page.ts';
import { BootProvider } from '../platform/boot.tsx';
import { startHealing } from '../platform/healing.ts';
import { takeOverLinks } from '../platform/mobile-bank.ts';
import { Companions } from './Companions.tsx';

/** Starts what stands beside the pages, in a place of its own: nothing of it is in the first page, and nothing moves. */
export function startCompanions(boot: Boot, client: QueryClient): void {
  if (boot.inMobileBank) takeOverLinks();
  startHealing(client);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <BootProvider boot={boot}>
        <QueryClientProvider client={client}>
          <Companions />
        </QueryClientProvider>
      </BootProvider>
    </StrictMode>,
  );
}
