import { SHARING_SCOPE_NAMES } from '#texts/sharing-scopes.ts';
import type { SharingScope } from '../../domain/sharing.ts';

/** Returns what a sharing includes as one text: 'Forsikringer, dokumenter' (spec: beyond §12). */
export function scopesText(scopes: readonly SharingScope[]): string {
  const names = scopes.map((scope) => SHARING_SCOPE_NAMES[scope]).join(', ');
  return names.charAt(0) + names.slice(1).toLowerCase();
}
