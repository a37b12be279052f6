import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A copy of a portal's database. */
export type DataSnapshot = {
  /** Restores the rows of every table. */
  restore(): void;
};

/** Copies a portal's database into a file next to it. */
export function takeSnapshot(dataDir: string): DataSnapshot {
  const copy = join(dataDir, 'snapshot.db');
  withDatabase(dataDir, (db) => db.prepare('vacuum into ?').run(copy));
  return {
    restore: () =>
      withDatabase(dataDir, (db) => {
        db.prepare('attach ? as snapshot').run(copy);
        const tables = db.prepare(
          "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'",
        );
        db.exec('begin immediate');
        for (const { name } of tables.all()) {
          db.exec(`delete from main."${name}"; insert into main."${name}" select * from snapshot."${name}"`);
        }
        db.exec('commit');
      }),
  };
}

function withDatabase(dataDir: string, use: (db: DatabaseSync) => void): void {
  const path = join(dataDir, 'forsikringsoversikt.db');
  const db = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: false });
  try {
    use(db);
  } finally {
    db.close();
  }
}
