import { type Static, type TObject, Type } from 'typebox';
import { strictObject } from '../../contract/strict-object.ts';

const fileName = (ending: string) =>
  Type.String({
    pattern: `^(?!.*\\.\\.)[\\w-][\\w./-]*\\.${ending}$`,
    description: `the path of a .${ending} file in the folder of this file or below it`,
  });

/** A distributor's own files. They are read, checked and sanitized at startup (ADR-028). */
export const assetSettings = {
  /** replaces the wordmark */
  logo: Type.Optional(fileName('svg')),
  /** replaces the default icon in the distributor's colours */
  favicon: Type.Optional(fileName('svg')),
  /** the icon for home screens, 512 by 512 pixels */
  appIcon: Type.Optional(fileName('png')),
  /** `semibold` is needed only if `regular` has a single weight */
  typeface: Type.Optional(
    strictObject({ regular: fileName('woff2'), semibold: Type.Optional(fileName('woff2')) }),
  ),
};

export type AssetSettings = Static<TObject<typeof assetSettings>>;
