import { ACTIVITY_CODES, type ActivityEntry } from '../../contract/activities.ts';
import type { Language } from '../../texts/languages.ts';
import type { Device } from '../platform/device.ts';
import { deviceWords } from '../platform/device-words.ts';
import type { ActivityRow } from './read-activities.ts';

/** Returns an activity in wire format, with the device described in the language. Unknown fields are omitted. */
export function toActivityEntry(
  { id, at, action, device, distributor }: ActivityRow,
  language: Language,
  distributorNames: ReadonlyMap<string, string>,
): ActivityEntry {
  return {
    id,
    tidspunkt: new Date(at).toISOString(),
    hva: ACTIVITY_CODES[action],
    ...(device !== null && { enhet: deviceWords(JSON.parse(device) as Device, language) }),
    ...(distributor !== null && {
      distributor,
      distributornavn: distributorNames.get(distributor) ?? distributor,
    }),
  };
}
