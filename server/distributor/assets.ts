import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PORTAL_PATH } from '../../domain/paths.ts';
import { entityTag } from '../platform/http/entity-tag.ts';
import type { AssetSettings } from './asset-settings.ts';
import { pngIssue, woff2Issue } from './file-signatures.ts';
import { safeSvg } from './safe-svg.ts';

/** A distributor's own file as it is sent. Its address changes with its content. */
export type Asset = { content: Buffer; type: string; address: string };
export type Logo = Asset & { width: number; height: number };
export type Assets = {
  logo?: Logo | undefined;
  favicon?: Asset | undefined;
  appIcon?: Asset | undefined;
  typeface?: { regular: Asset; semibold?: Asset | undefined } | undefined;
};

/** Path of the distributors' own files. A file is served only on its distributor's hosts. */
export const ASSETS_PATH = `${PORTAL_PATH}/merke`;

const KB = 1000;
const KINDS = {
  png: { type: 'image/png', kilobytes: 256, issueOf: pngIssue },
  woff2: { type: 'font/woff2', kilobytes: 120, issueOf: woff2Issue },
};
const SVG_KILOBYTES = 64;

type Read<T extends Asset> = { asset?: T | undefined; issues: readonly string[] };
const NO_FILE: Read<never> = { issues: [] };

/**
 * Returns a distributor's files, read relative to the distributor file at `path`, and the issues found. An
 * issue is a text that follows the distributor's place in the file.
 */
export function readAssets(
  path: string,
  { logo, favicon, appIcon, typeface }: AssetSettings,
): { assets: Assets; issues: readonly string[] } {
  const folder = dirname(path);
  const reads = {
    logo: logo ? readSvg(folder, 'logo', logo) : NO_FILE,
    favicon: favicon ? readSvg(folder, 'favicon', favicon) : NO_FILE,
    appIcon: appIcon ? readBinary(folder, 'appIcon', appIcon, 'png') : NO_FILE,
    regular: typeface ? readBinary(folder, 'typeface.regular', typeface.regular, 'woff2') : NO_FILE,
    semibold: typeface?.semibold
      ? readBinary(folder, 'typeface.semibold', typeface.semibold, 'woff2')
      : NO_FILE,
  } satisfies Record<string, Read<Asset>>;
  const regular = reads.regular.asset;
  return {
    assets: {
      logo: reads.logo.asset,
      favicon: reads.favicon.asset,
      appIcon: reads.appIcon.asset,
      typeface: regular && { regular, semibold: reads.semibold.asset },
    },
    issues: Object.values(reads).flatMap(({ issues }) => issues),
  };
}

function readSvg(folder: string, field: string, name: string): Read<Logo> {
  const { content, issues } = readWithin(folder, field, name, SVG_KILOBYTES);
  if (!content) return { issues };
  const safe = safeSvg(content.toString('utf8'));
  if ('issues' in safe) return { issues: safe.issues.map((issue) => `${field}: ${name} ${issue}.`) };
  const { width, height } = safe;
  return {
    asset: { ...toAsset(field, '.svg', 'image/svg+xml', Buffer.from(safe.content)), width, height },
    issues,
  };
}

function readBinary(folder: string, field: string, name: string, kind: keyof typeof KINDS): Read<Asset> {
  const { type, kilobytes, issueOf } = KINDS[kind];
  const { content, issues } = readWithin(folder, field, name, kilobytes);
  if (!content) return { issues };
  const issue = issueOf(content);
  if (issue !== null) return { issues: [`${field}: ${name} ${issue}.`] };
  return { asset: toAsset(field, `.${kind}`, type, content), issues };
}

function readWithin(folder: string, field: string, name: string, kilobytes: number) {
  const content = contentOf(join(folder, name));
  if (content === null) return { content, issues: [`${field}: ${name} cannot be read.`] };
  if (content.length <= kilobytes * KB) return { content, issues: [] };
  return { content: null, issues: [`${field}: ${name} is larger than ${kilobytes} kB.`] };
}

function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

function toAsset(field: string, ending: string, type: string, content: Buffer): Asset {
  const version = entityTag(content).slice(1, 13);
  return { content, type, address: `${ASSETS_PATH}/${field.replace('.', '-')}-${version}${ending}` };
}
