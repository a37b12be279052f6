const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Returns the address of a template, with each `{name}` replaced by its value, encoded for an address. */
export function filledAddress(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(PLACEHOLDER, (_, name: string) =>
    encodeURIComponent((values[name] ?? '').toWellFormed()),
  );
}

/** Returns the names of the placeholders of a template. */
export function placeholdersOf(template: string): string[] {
  return Array.from(template.matchAll(PLACEHOLDER), ([, name = '']) => name);
}

/** Returns whether a path or https address has only the given placeholders as braces, and none in the host. */
export function isAddressTemplate(template: string, names: readonly string[]): boolean {
  const [host = ''] = template.replace(/^https:\/\//, '').split(/[/?#]/);
  const rest = template.replace(PLACEHOLDER, '');
  return placeholdersOf(template).every((name) => names.includes(name)) && !/[{}]/.test(host + rest);
}
