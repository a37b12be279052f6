import type { FastifyInstance } from 'fastify';
import type { ElementSettings } from '../../contract/recommendations.ts';
import { PORTAL_PATH } from '../../domain/paths.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import type { Distributor } from '../distributor/distributor-file.ts';
import { themeStyles } from '../distributor/theme.ts';
import { entityTag, namesTag } from '../platform/http/entity-tag.ts';
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
  const scripts = new Map(
    distributors.map((each) => {
      const script = elementScript(web, settingsOf(each));
      return [each.shortname, { script, tag: entityTag(script) }] as const;
    }),
  );

  app.get(`${PORTAL_PATH}/anbefalinger.js`, async (request, reply) => {
    const found = scripts.get(request.distributor.shortname);
    if (!found) throw new Error(`no script for ${request.distributor.shortname}`);
    reply.header('etag', found.tag).header('cache-control', 'no-cache');
    if (namesTag(request.headers['if-none-match'], found.tag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(found.script);
  });
}

/**
 * Returns a script that works with and without type="module". It uses the language of the page's `lang`
 * attribute.
 */
function elementScript(web: Web, settings: ElementSettings): string {
  const modules = Object.fromEntries(LANGUAGES.map((language) => [language, web.in(language).elementScript]));
  const module = `m[document.documentElement.lang]||m.${LANGUAGES[0]}`;
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
