import type { ReactNode } from 'react';
import type { PathParameters } from '../../domain/match-path.ts';
import {
  ERROR_NAMES,
  ERRORS,
  type ErrorPicture,
  PURCHASE_BLOCK_NAMES,
  PURCHASE_BLOCKS,
} from '../shell/error-screens.ts';
import { ERROR_TYPES, isTypeOf, PURCHASE_BLOCK_TYPES } from '../shell/error-types.ts';
import { AreaPicture } from '../ui/illustrations/AreaPicture.tsx';
import { FrontDoor } from '../ui/illustrations/Scenes.tsx';
import { ErrorPage } from './ErrorPage.tsx';

type Props = { parameters: PathParameters };

/** Renders /feil/{type}, to which other apps send customers (spec: shell §8.3, decisions §6). */
export function ErrorPageOfType({ parameters: { type } }: Props) {
  if (!isTypeOf(ERROR_TYPES, type)) return null;
  const { picture, ...screen } = ERRORS[type];
  return <ErrorPage screen={screen} block={{ type, name: ERROR_NAMES[type] }} picture={pictureOf(picture)} />;
}

/** Renders /kjopsstopp/{type}, to which other apps send customers (spec: shell §8.4, decisions §6). */
export function PurchaseBlockPage({ parameters: { type } }: Props) {
  if (!isTypeOf(PURCHASE_BLOCK_TYPES, type)) return null;
  const { picture, ...screen } = PURCHASE_BLOCKS[type];
  const block = { type, name: PURCHASE_BLOCK_NAMES[type], event: 'kjøpsstopp' } as const;
  return <ErrorPage screen={screen} block={block} picture={pictureOf(picture)} />;
}

function pictureOf(name: ErrorPicture | undefined): ReactNode {
  if (name === undefined) return undefined;
  return name === 'door' ? <FrontDoor /> : <AreaPicture area={name} />;
}
