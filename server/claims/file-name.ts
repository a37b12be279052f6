import type { FileType } from '../../domain/file-type.ts';

/** The extensions of each type; the first one is added to a name that has none of them. */
const EXTENSIONS: Readonly<Record<FileType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
};
const MAX_NAME = 150;

/**
 * Returns the last part of a file name without characters that could mislead a reader or a system. It ends with an
 * extension of the type. `otherwise` is the name of a file without a name.
 */
export function tidyFileName(name: string, type: FileType, otherwise: string): string {
  const [last = ''] = name.toWellFormed().split(/[/\\]/).slice(-1);
  const clean = last
    .normalize('NFC')
    // How browsers write a quotation mark and line breaks.
    .replace(/%(?:22|0D|0A)/g, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, stem = clean, extension = ''] = /^(.*)\.([^.]*)$/.exec(clean) ?? [];
  const isOfType = EXTENSIONS[type].includes(extension.toLowerCase());
  const kept = [...(isOfType ? stem : clean)].slice(0, MAX_NAME).join('').trim() || otherwise;
  return `${kept}.${isOfType ? extension : EXTENSIONS[type][0]}`;
}
