import type { ReactNode } from 'react';

type Props = {
  /** an illustration; null: the content has the whole width */
  picture: ReactNode;
  /** whether phones show it too, below the content */
  onPhones?: boolean;
  children: ReactNode;
};

/** Content with an illustration beside it that stays in view. */
export function BesidePicture({ picture, onPhones = false, children }: Props) {
  return (
    <div className={picture ? 'kfp-beside' : undefined}>
      <div>{children}</div>
      {picture && (
        <div className={onPhones ? 'kfp-beside__picture' : 'kfp-beside__picture kfp-beside__picture--wide'}>
          {picture}
        </div>
      )}
    </div>
  );
}
