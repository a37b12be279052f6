import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  variant: 'primary' | 'secondary';
  /** the text of the button */
  label: string;
};

/** Renders a field for files that looks like Jøkul's button. */
export function FileButton({ variant, label, ...input }: Props) {
  return (
    <label className={`kfp-file jkl-button jkl-button--${variant} kfp-button`}>
      <span>{label}</span>
      <input {...input} type="file" />
    </label>
  );
}
