import { type Static, type TObject, Type } from 'typebox';

const fileName = (ending: string) =>
  Type.String({
    pattern: `^(?!.*\\.\\.)[\\w-][\\w./-]*\\.${ending}$`,
    description: `the path of a file .${ending} that lies beside this one or in a folder there`,
  });

/** A distributor's own files: read, checked and made safe at the start (ADR-105). */
export const assetSettings = {
  /** in the place of the wordmark */
  logo: Type.Optional(fileName('svg')),
  /** in the place of the mark in the distributor's colours */
  favicon: Type.Optional(fileName('svg')),
  /** the same as pixels, for home screens: 512 by 512 */
  appIcon: Type.Optional(fileName('png')),
  /** `semibold` where `regular` holds one weight alone */
  typeface: Type.Optional(
    Type.Object(
      { regular: fileName('woff2'), semibold: Type.Optional(fileName('woff2')) },
      { additionalProperties: false },
    ),
  ),
};

export type AssetSettings = Static<TObject<typeof assetSettings>>;
