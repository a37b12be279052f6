/** Renders the parameters of an address as fields of a form, which otherwise drops them. */
export function HiddenFields({ of }: { of: readonly (readonly [name: string, value: string])[] }) {
  return of.map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />);
}
