import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Adds files and lines to a checkout. Paths are relative to its root. */
export type Edit = {
  /** Writes a new file. Throws if it exists. */
  create(path: string, text: string): void;
  /** Inserts a text before the first occurrence of another. Throws if there is none. */
  insert(path: string, before: string, text: string): void;
};

/** Returns the edits of a checkout. `onDone` receives each changed path. */
export function editOf(root: string, onDone: (path: string) => void): Edit {
  return {
    create(path, text) {
      const file = join(root, path);
      if (existsSync(file)) throw new Error(`${path} exists already.`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      onDone(path);
    },
    insert(path, before, text) {
      const file = join(root, path);
      const content = readFileSync(file, 'utf8');
      if (!content.includes(before)) throw new Error(`${path} has no line ${before.trim()}.`);
      writeFileSync(
        file,
        content.replace(before, () => text + before),
      );
      onDone(path);
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
    .replaceAll('<title>', titleCase(name));
}
