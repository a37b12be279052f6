import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PORTAL_PATH } from '../../domain/paths.ts';
import { LANGUAGES, type Language } from '../../texts/languages.ts';
import type { texts as bokmaal } from '../../texts/nb/manifest.ts';
import type { Distributor } from '../distributor/distributor-file.ts';
import { escapeHtml } from '../platform/http/plain-page.ts';
import { ROOT } from '../platform/root.ts';
import { textsByLanguage } from '../platform/texts-by-language.ts';
import { appIcon, iconFolder, NEUTRAL } from './app-icon.ts';
import { servePerDistributor } from './per-distributor.ts';

const textsIn = await textsByLanguage<typeof bokmaal>(
  (language) => import(`../../texts/${language}/manifest.ts`),
);

const ICON = `${PORTAL_PATH}/ikon.svg`;
const TOUCH_ICON = `${PORTAL_PATH}/ikon-180.png`;
const SVG = 'image/svg+xml';
const ICONS = join(ROOT, 'server', 'ssr', 'icons');

/** The icon as bitmaps for browsers that do not support SVG. `npm run icons` renders them. */
const RENDERED = [
  { address: '/favicon.ico', file: 'favicon.ico', type: 'image/x-icon' },
  { address: TOUCH_ICON, file: 'icon-180.png', type: 'image/png' },
  { address: `${PORTAL_PATH}/ikon-192.png`, file: 'icon-192.png', type: 'image/png' },
  { address: `${PORTAL_PATH}/ikon-512.png`, file: 'icon-512.png', type: 'image/png' },
];

/** Returns the head elements for the icons, the web app manifest and the colours of the browser bar. */
export function iconLinks({ theme }: Distributor, language: Language): string {
  const colour = (scheme: 'light' | 'dark') =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${escapeHtml(theme[scheme].high)}">`;
  return `<link rel="icon" type="image/svg+xml" href="${ICON}"><link rel="apple-touch-icon" href="${TOUCH_ICON}">
<link rel="manifest" href="${manifestAddress(language)}">${colour('light')}${colour('dark')}`;
}

/** Adds the routes of `iconLinks`, and of `/favicon.ico`, which browsers request on pages without icons. */
export function appIconRoutes(app: FastifyInstance, distributors: readonly Distributor[]): void {
  servePerDistributor(app, ICON, distributors, ({ theme, assets: { favicon } }) => ({
    type: SVG,
    content: favicon?.content ?? appIcon(theme),
  }));
  for (const language of LANGUAGES) {
    servePerDistributor(app, manifestAddress(language), distributors, (distributor) => ({
      type: 'application/manifest+json',
      content: manifest(distributor, language),
    }));
  }
  for (const { address, file, type } of RENDERED) {
    servePerDistributor(
      app,
      address,
      distributors,
      (distributor) =>
        distributor.assets.appIcon ?? { type, content: readFileSync(join(folderOf(distributor), file)) },
    );
  }
}

/** Each language has its own address, because browsers request the manifest without cookies. */
function manifestAddress(language: Language): string {
  return `${PORTAL_PATH}/manifest${language === LANGUAGES[0] ? '' : `.${language}`}.webmanifest`;
}

/** Returns the folder of a distributor's rendered icons; the neutral one if none has its current colours. */
function folderOf(distributor: Distributor): string {
  const own = join(ICONS, iconFolder(distributor));
  const source = join(own, 'icon.svg');
  const isCurrent = existsSync(source) && readFileSync(source, 'utf8') === appIcon(distributor.theme);
  return isCurrent ? own : join(ICONS, NEUTRAL);
}

function manifest({ name, wordmark, theme, assets }: Distributor, language: Language): string {
  // A distributor's own icon has the same size at every address.
  const sizes = assets.appIcon ? [512] : [192, 512];
  const rendered = sizes.map((size) => ({
    src: `${PORTAL_PATH}/ikon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return JSON.stringify({
    name: textsIn(language).name(name),
    short_name: wordmark,
    lang: language,
    id: `${PORTAL_PATH}/`,
    start_url: `${PORTAL_PATH}/`,
    scope: `${PORTAL_PATH}/`,
    display: 'browser',
    theme_color: theme.light.high,
    background_color: theme.light.page,
    icons: [{ src: ICON, sizes: 'any', type: SVG }, ...rendered],
  });
}
