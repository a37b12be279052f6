import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { orNull } from '../or-null.ts';

/** The contents of PEM files: our certificate and its key, and the trusted certificate authorities. */
export type TlsFiles = { cert?: string; key?: string; ca?: string };

/** The path of a PEM file, with the name of its variable. */
type Named = { name: string; path: string | undefined };

/**
 * Reads the files for mutual TLS. `files` is null if no file is named. `issues` has a readable line for each
 * file that can't be read, has other content, or does not match the others. A line never repeats key
 * material.
 */
export function readTlsFiles(named: Record<keyof TlsFiles, Named>): {
  files: TlsFiles | null;
  issues: string[];
} {
  const issues: string[] = [];
  const files: TlsFiles = {};
  for (const part of ['cert', 'key', 'ca'] as const) {
    const { name, path } = named[part];
    if (!path) continue;
    const text = orNull(() => readFileSync(path, 'utf8'));
    const issue = text === null ? `can't be read` : contentIssue(part, text);
    if (text === null || issue !== null) issues.push(`${name}: the file ${path} ${issue}.`);
    else files[part] = text;
  }
  if (
    files.cert &&
    files.key &&
    !new X509Certificate(files.cert).checkPrivateKey(createPrivateKey(files.key))
  ) {
    issues.push(`${named.key.name} must be the key of the certificate in ${named.cert.name}.`);
  }
  return { files: Object.keys(files).length > 0 ? files : null, issues };
}

function contentIssue(part: keyof TlsFiles, text: string): string | null {
  const content = orNull(() => (part === 'key' ? createPrivateKey(text) : new X509Certificate(text)));
  if (content) return null;
  return part === 'key' ? 'holds no private key in PEM' : 'holds no certificate in PEM';
}
