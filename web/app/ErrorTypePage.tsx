import type { PathParameters } from '../../domain/match-path.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { ErrorScreenView } from '../shell/ErrorScreenView.tsx';
import {
  ERROR_NAMES,
  ERRORS,
  type ErrorPicture,
  type PicturedScreen,
  PURCHASE_BLOCK_NAMES,
  PURCHASE_BLOCKS,
} from '../shell/error-screens.ts';
import { ERROR_TYPES, isTypeOf, PURCHASE_BLOCK_TYPES } from '../shell/error-types.ts';
import { AreaPicture } from '../ui/illustrations/AreaPicture.tsx';
import { FrontDoor } from '../ui/illustrations/FrontDoor.tsx';
import { useGoBack } from './go-back.ts';
import { PurchaseBlock } from './PurchaseBlock.tsx';

type Props = { parameters: PathParameters };

/** Renders /feil/{type}, to which other apps send customers (spec: shell §8.3, decisions §6). */
export function ErrorPageOfType({ parameters: { type } }: Props) {
  if (!isTypeOf(ERROR_TYPES, type)) return null;
  return <Screen type={type} screen={ERRORS[type]} name={ERROR_NAMES[type]} event="feilside" />;
}

/** Renders /kjopsstopp/{type}, to which other apps send customers (spec: shell §8.4, decisions §6). */
export function PurchaseBlockPage({ parameters: { type } }: Props) {
  if (!isTypeOf(PURCHASE_BLOCK_TYPES, type)) return null;
  return (
    <Screen type={type} screen={PURCHASE_BLOCKS[type]} name={PURCHASE_BLOCK_NAMES[type]} event="kjøpsstopp" />
  );
}

type ScreenProps = { type: string; screen: PicturedScreen; name: string; event: 'feilside' | 'kjøpsstopp' };

function Screen({ type, screen: { picture, ...screen }, name, event }: ScreenProps) {
  const goBack = useGoBack();
  return (
    <>
      <PageMetadata title={screen.title} />
      <PurchaseBlock type={type} name={name} event={event} />
      <ErrorScreenView screen={screen} onBack={goBack} picture={picture && <Picture name={picture} />} />
    </>
  );
}

function Picture({ name }: { name: ErrorPicture }) {
  if (name === 'door') return <FrontDoor />;
  return <AreaPicture area={name} />;
}
