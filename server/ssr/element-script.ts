import type { FastifyInstance } from 'fastify';
import type { ElementSettings } from '../../contract/recommendations.ts';
import { PORTAL_PATH } from '../../domain/paths.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import type { Distributor } from '../distributor/distributor-file.ts';
import { themeStyles } from '../distributor/theme.ts';
import { servePerDistributor } from './per-distributor.ts';
import type { Web } from './web.ts';

/**
 * Adds the script that other apps load to show recommendations (spec: decisions §6). Its address is stable,
 * so browsers revalidate it on every use. It imports modules whose names change with each build.
 */
export function elementScriptRoute(
  app: FastifyInstance,
  web: Web,
  distributors: readonly Distributor[],
): void {
  servePerDistributor(
    app,
    `${PORTAL_PATH}/anbefalinger.js`,
    distributors,
    (each) => ({ type: 'text/javascript; charset=utf-8', content: elementScript(web, settingsOf(each)) }),
    'no-cache',
  );
}

/** Returns a script for the language of the page's `lang`, with or without type="module". */
function elementScript(web: Web, settings: ElementSettings): string {
  const modules = Object.fromEntries(LANGUAGES.map((language) => [language, web.in(language).elementScript]));
  const module = `m[document.documentElement.lang.slice(0,2).toLowerCase()]||m.${LANGUAGES[0]}`;
  return `import((m=>${module})(${JSON.stringify(modules)})).then((m)=>m.defineElement(${JSON.stringify(settings)}));\n`;
}

function settingsOf(distributor: Distributor): ElementSettings {
  const { partnerIntegration, purchaseGroups, onlineCarDiscountPercent, theme } = distributor;
  return {
    ...(partnerIntegration ? { partnerIntegration } : {}),
    purchaseGroups,
    ...(onlineCarDiscountPercent === undefined ? {} : { onlineCarDiscountPercent }),
    colours: themeStyles(theme, ':host'),
  };
}
