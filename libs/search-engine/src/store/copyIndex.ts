import { rmSync, renameSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

/** All pages in one step: a step that comes after a write would begin anew. */
const allPages = 2 ** 31 - 1;

/**
 * Copies an index file whole, as it stands at one moment, while an engine answers from it and writes to it. The copy is
 * there at once or not at all. Takes the place of an older one.
 * @throws when the file is not there, or the copy has no room
 */
export async function copyIndex(file: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}.tmp`;
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    await backup(db, draft, { rate: allPages });
    renameSync(draft, to);
  } catch (fault) {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${draft}${end}`, { force: true });
    throw fault;
  } finally {
    db.close();
  }
}
