import type { Db } from '../../../database/database.ts';

/** A database that can be away for a while. */
export function leavable(db: Db): { db: Db; away: boolean } {
  const door = { db, away: false };
  door.db = new Proxy(db, {
    get(target, name, receiver) {
      if (door.away && name === 'insert') throw new Error('connect ECONNREFUSED');
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  return door;
}
