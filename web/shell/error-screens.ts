import { texts } from '#texts/errors.ts';
import { texts as shellTexts } from '#texts/shell.ts';
import { texts as bokmaal } from '../../texts/nb/errors.ts';
import type { PictureName } from '../ui/illustrations/picture-names.ts';
import type { ErrorScreen, ErrorType, PurchaseBlockType } from './error-types.ts';

/** The illustration of an error: a shut door, or the subject of the error. */
type ErrorPicture = 'door' | PictureName;

/** A screen with its name in statistics and its illustration; default: the signpost. */
export type NamedScreen = ErrorScreen & { name: string; picture?: ErrorPicture | undefined };

/** The full-screen errors by type (spec: shell §8.3). */
export const ERRORS: Readonly<Record<ErrorType, NamedScreen>> = {
  generell: { ...shellTexts.generalError, name: 'Noe har gått galt' },
  utilgjengelig: named('unavailable', 'door'),
  avsluttForsikring: named('cannotEnd', 'liv-og-helse'),
  alleredeAvsluttet: named('endedAlready', 'liv-og-helse'),
  finnes: named('insuredAlready', 'hus-og-hytte'),
  kanIkkeSeForsikringPaaNett: named('cannotSee', 'door'),
};

/** The purchase-block pages by type (spec: shell §8.4). */
export const PURCHASE_BLOCKS: Readonly<Record<PurchaseBlockType, NamedScreen>> = {
  under18: named('tooYoung'),
  generell: named('cannotBuy'),
  lo: named('cannotBuy'),
  uonsket: named('cannotBuy'),
  utenlandskBosted: named('livesAbroad', 'reise'),
  kanIkkeSeForsikringPaaNett: named('cannotSee', 'door'),
};

function named(screen: keyof typeof texts, picture?: ErrorPicture): NamedScreen {
  return { ...texts[screen], name: bokmaal[screen].title, picture };
}
