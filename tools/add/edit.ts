import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes to the files of a checkout. Paths are relative to its root. */
export type Edit = {
  /** Adds a new file. Throws if it exists. */
  create(path: string, text: string): void;
  /** Inserts a text before the first occurrence of another. Throws if there is none. */
  insert(path: string, before: string, text: string): void;
};

/** What was added, and what its developer does next. */
export type Added = { what: string; next: readonly string[] };

/** The new contents of files, by path. */
export type Changes = Map<string, string>;

/** Returns edits that write nothing: they add the new contents of each file to `changes`. */
export function editOf(root: string, changes: Changes): Edit {
  return {
    create(path, text) {
      if (existsSync(join(root, path))) throw new Error(`${path} exists already.`);
      changes.set(path, text);
    },
    insert(path, before, text) {
      const content = changes.get(path) ?? readFileSync(join(root, path), 'utf8');
      if (!content.includes(before)) throw new Error(`${path} has no line ${before.trim()}.`);
      changes.set(
        path,
        content.replace(before, () => text + before),
      );
    },
  };
}

/** Returns `goodAdvice` of `good-advice`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns `GoodAdvice` of `good-advice`. */
export function pascalCase(name: string): string {
  return name.slice(0, 1).toUpperCase() + camelCase(name).slice(1);
}

/** Returns `Good advice` of `good-advice`. */
export function titleCase(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

/** Returns a file of `templates` for a new page, endpoint or source. */
export function template(file: string, name: string): string {
  return readFileSync(join(import.meta.dirname, 'templates', `${file}.txt`), 'utf8')
    .replaceAll('<name>', name)
    .replaceAll('<Name>', pascalCase(name))
    .replaceAll('<variable>', camelCase(name))
    .replaceAll('<title>', titleCase(name))
    .replaceAll('<words>', name.replaceAll('-', ' '));
}
