import type { Boot, RenderRequest, RenderResult } from '../../contract/first-page.ts';
import type { Language } from '../../texts/languages.ts';
import type { Web, WebOfLanguage } from '../ssr/web.ts';
import { databases } from './databases.ts';
import { openDemoPortal, type TestPortal } from './portal.ts';

/** A page that a portal rendered, and what it was rendered from. */
export type Rendered = { boot: Boot; result: RenderResult };

/**
 * Opens a portal with the demonstration people, whose pages wait for all answers. Adds each page that it renders to
 * `rendered`. `render` replaces the built renderer.
 */
export async function openRenderingPortal(
  rendered: Rendered[],
  render?: WebOfLanguage['render'],
): Promise<TestPortal> {
  const [engine] = databases();
  const recording = (web: Web) => (language: Language) => ({
    ...web.in(language),
    async render(request: RenderRequest) {
      const result = await (render ?? web.in(language).render)(request);
      rendered.push({ boot: request.boot, result });
      return result;
    },
  });
  const webOf = (web: Web): Web => ({ ...web, in: recording(web) });
  return await openDemoPortal(engine.open, { FIRST_PAGE_MS: '5000' }, { webOf });
}
