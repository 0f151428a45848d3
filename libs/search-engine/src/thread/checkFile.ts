import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from 'node:sqlite';
import type { EngineStart } from './engineCalls.ts';

/** Reads a whole index file in a thread of its own, while the engine answers from it. @returns what is wrong, or null */
function checkFile(file: string): string | null {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    const check = db.prepare('PRAGMA quick_check(1)').get();
    if (check?.quick_check !== 'ok') return String(check?.quick_check);
    for (const { name } of db.prepare(`SELECT name FROM sqlite_schema WHERE name GLOB 'records_[0-9]*'`).all()) {
      const sound = db.prepare(`SELECT 1 AS broken FROM "${String(name)}" WHERE NOT json_valid(json) LIMIT 1`).get();
      if (sound) return 'a record cannot be read';
    }
    return null;
  } catch (fault) {
    return (fault as Error).message;
  } finally {
    db?.close();
  }
}

parentPort?.postMessage(checkFile((workerData as EngineStart).file));
