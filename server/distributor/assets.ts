import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PORTAL_PATH } from '../../domain/paths.ts';
import { entityTag } from '../platform/http/entity-tag.ts';
import { orNull } from '../platform/or-null.ts';
import type { AssetSettings } from './asset-settings.ts';
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
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const WOFF2 = Buffer.from('wOF2');
const APP_ICON_SIZE = 512;
const WOFF2_HEADER_BYTES = 48;

const KINDS = {
  png: { type: 'image/png', kilobytes: 256, issueOf: pngIssue },
  woff2: { type: 'font/woff2', kilobytes: 120, issueOf: woff2Issue },
};
const SVG_KILOBYTES = 64;

/**
 * Returns a distributor's files, read relative to the distributor file at `path`, and the issues found. An
 * issue is a text that follows the distributor's place in the file.
 */
export function readAssets(path: string, settings: AssetSettings): { assets: Assets; issues: string[] } {
  const issues: string[] = [];
  const logo = readSvg('logo', settings.logo);
  const favicon = readSvg('favicon', settings.favicon);
  const appIcon = readBinary('appIcon', settings.appIcon, 'png');
  const regular = readBinary('typeface.regular', settings.typeface?.regular, 'woff2');
  const semibold = readBinary('typeface.semibold', settings.typeface?.semibold, 'woff2');
  return { assets: { logo, favicon, appIcon, typeface: regular && { regular, semibold } }, issues };

  function readSvg(field: string, name: string | undefined): Logo | undefined {
    const content = readWithin(field, name, SVG_KILOBYTES);
    const safe = content && safeSvg(content.toString('utf8'));
    if (safe && 'issues' in safe) issues.push(...safe.issues.map((issue) => `${field}: ${name} ${issue}.`));
    if (!safe || 'issues' in safe) return undefined;
    const { width, height } = safe;
    return { ...toAsset(field, '.svg', 'image/svg+xml', Buffer.from(safe.content)), width, height };
  }

  function readBinary(field: string, name: string | undefined, kind: keyof typeof KINDS): Asset | undefined {
    const { type, kilobytes, issueOf } = KINDS[kind];
    const content = readWithin(field, name, kilobytes);
    const issue = content && issueOf(content);
    if (issue) issues.push(`${field}: ${name} ${issue}.`);
    return content && !issue ? toAsset(field, `.${kind}`, type, content) : undefined;
  }

  function readWithin(field: string, name: string | undefined, kilobytes: number): Buffer | undefined {
    const content = name === undefined ? undefined : orNull(() => readFileSync(join(dirname(path), name)));
    if (content === null) issues.push(`${field}: ${name} cannot be read.`);
    if (!content || content.length <= kilobytes * KB) return content ?? undefined;
    issues.push(`${field}: ${name} is larger than ${kilobytes} kB.`);
    return undefined;
  }
}

function toAsset(field: string, ending: string, type: string, content: Buffer): Asset {
  const version = entityTag(content).slice(1, 13);
  return { content, type, address: `${ASSETS_PATH}/${field.replace('.', '-')}-${version}${ending}` };
}

/** Returns the issue of a file that must be a PNG of 512 by 512 pixels, or null. The text follows the file name. */
function pngIssue(content: Buffer): string | null {
  if (content.length < 33 || !content.subarray(0, 8).equals(PNG)) return 'is not a PNG';
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  if (width === APP_ICON_SIZE && height === APP_ICON_SIZE) return null;
  return `must be ${APP_ICON_SIZE} by ${APP_ICON_SIZE} pixels, but is ${width} by ${height}`;
}

/** Returns the issue of a file that must be a complete WOFF2 font, or null. The text follows the file name. */
function woff2Issue(content: Buffer): string | null {
  if (content.length < WOFF2_HEADER_BYTES || !content.subarray(0, 4).equals(WOFF2))
    return 'is not a WOFF2 font';
  const [length, tables] = [content.readUInt32BE(8), content.readUInt16BE(12)];
  return length === content.length && tables > 0 ? null : 'is not a complete WOFF2 font';
}
