import type { PathParameters } from '../../domain/match-path.ts';
import { ERRORS, type NamedScreen, PURCHASE_BLOCKS } from '../shell/error-screens.ts';
import { ERROR_TYPES, isTypeOf, PURCHASE_BLOCK_TYPES } from '../shell/error-types.ts';
import { AreaPicture } from '../ui/illustrations/AreaPicture.tsx';
import { FrontDoor } from '../ui/illustrations/Scenes.tsx';
import { type Block, ErrorPage } from './ErrorPage.tsx';

type Props = { parameters: PathParameters };

/** Renders /feil/{type}, to which other apps send customers (spec: shell §8.3, decisions §6). */
export function ErrorPageOfType({ parameters: { type } }: Props) {
  return isTypeOf(ERROR_TYPES, type) ? <Screen type={type} event="feilside" {...ERRORS[type]} /> : null;
}

/** Renders /kjopsstopp/{type}, to which other apps send customers (spec: shell §8.4, decisions §6). */
export function PurchaseBlockPage({ parameters: { type } }: Props) {
  if (!isTypeOf(PURCHASE_BLOCK_TYPES, type)) return null;
  return <Screen type={type} event="kjøpsstopp" {...PURCHASE_BLOCKS[type]} />;
}

function Screen({ type, event, name, picture, ...screen }: Required<Block> & NamedScreen) {
  const drawing = picture === 'door' ? <FrontDoor /> : picture && <AreaPicture area={picture} />;
  return <ErrorPage screen={screen} block={{ type, name, event }} picture={drawing} />;
}
