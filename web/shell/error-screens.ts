import { texts } from '#texts/errors.ts';
import { texts as shellTexts } from '#texts/shell.ts';
import { texts as bokmaal } from '../../texts/nb/errors.ts';
import type { PictureName } from '../ui/illustrations/picture-names.ts';
import type { ErrorScreen, ErrorType, PurchaseBlockType } from './error-types.ts';

/** The illustration of an error: a shut door, or the subject of the error. */
export type ErrorPicture = 'door' | PictureName;

/** A screen with its illustration; default: the signpost. */
export type PicturedScreen = ErrorScreen & { picture?: ErrorPicture };

/** The full-screen errors by type (spec: shell §8.3). */
export const ERRORS: Readonly<Record<ErrorType, PicturedScreen>> = {
  generell: shellTexts.generalError,
  utilgjengelig: { ...texts.unavailable, picture: 'door' },
  avsluttForsikring: { ...texts.cannotEnd, picture: 'liv-og-helse' },
  alleredeAvsluttet: { ...texts.endedAlready, picture: 'liv-og-helse' },
  finnes: { ...texts.insuredAlready, picture: 'hus-og-hytte' },
  kanIkkeSeForsikringPaaNett: { ...texts.cannotSee, picture: 'door' },
};

/** The purchase-block pages by type (spec: shell §8.4). */
export const PURCHASE_BLOCKS: Readonly<Record<PurchaseBlockType, PicturedScreen>> = {
  under18: texts.tooYoung,
  generell: texts.cannotBuy,
  lo: texts.cannotBuy,
  uonsket: texts.cannotBuy,
  utenlandskBosted: { ...texts.livesAbroad, picture: 'reise' },
  kanIkkeSeForsikringPaaNett: { ...texts.cannotSee, picture: 'door' },
};

/** The names of the errors in statistics. */
export const ERROR_NAMES: Readonly<Record<ErrorType, string>> = {
  generell: 'Noe har gått galt',
  utilgjengelig: bokmaal.unavailable.title,
  avsluttForsikring: bokmaal.cannotEnd.title,
  alleredeAvsluttet: bokmaal.endedAlready.title,
  finnes: bokmaal.insuredAlready.title,
  kanIkkeSeForsikringPaaNett: bokmaal.cannotSee.title,
};

/** The names of the purchase blocks in statistics. */
export const PURCHASE_BLOCK_NAMES: Readonly<Record<PurchaseBlockType, string>> = {
  under18: bokmaal.tooYoung.title,
  generell: bokmaal.cannotBuy.title,
  lo: bokmaal.cannotBuy.title,
  uonsket: bokmaal.cannotBuy.title,
  utenlandskBosted: bokmaal.livesAbroad.title,
  kanIkkeSeForsikringPaaNett: bokmaal.cannotSee.title,
};
