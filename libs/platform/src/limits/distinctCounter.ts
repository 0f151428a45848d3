import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from '../database/database.ts';
import { openLimiter } from './openLimiter.ts';

/** Notes a name under a key. @returns how many different names there are under it within the time, this one included */
export type DistinctCounter = (key: string, name: string, now: Date) => Promise<number>;

/** Opens a counter. @param about what is counted @param windowMs for how long a name counts, in milliseconds */
export type OpenDistinctCounter = (about: string, windowMs: number) => DistinctCounter;

/** Keys that a process remembers; the least recently used are dropped first. */
const maxKeys = 50_000;

/** Counters of this process alone: a name counts from the last time it was noted. */
export const countInProcess: OpenDistinctCounter = (_about, windowMs) => {
  const seen = new LRUCache<string, Map<string, number>>({ max: maxKeys });
  return async (key, name, now) => {
    const names = seen.get(key) ?? new Map<string, number>();
    for (const [one, at] of names) if (now.getTime() - at >= windowMs) names.delete(one);
    names.set(name, now.getTime());
    seen.set(key, names);
    return names.size;
  };
};

/** More than anybody sends: these counters count, and whoever asks decides. */
const unlimited = 1_000_000_000;

/**
 * Counters in the database, for all hosts together. A key's time begins with its first name, by the clock of the process
 * that noted it. Keys and names are stored as hashes.
 */
export const countInDatabase =
  (db: Db, secret: string): OpenDistinctCounter =>
  (about, windowMs) => {
    const limits = { points: unlimited, seconds: Math.ceil(windowMs / 1_000) };
    const noted = openLimiter(db, { name: `${about} noted`, ...limits });
    const counted = openLimiter(db, { name: about, ...limits });
    const hashed = (...parts: string[]) =>
      createHash('sha256')
        .update(JSON.stringify([secret, about, ...parts]))
        .digest('base64url')
        .slice(0, 22);
    return async (key, name) => {
      const { consumedPoints: times } = await noted.consume(hashed(key, name));
      const of = hashed(key);
      const found = times > 1 ? await counted.get(of) : await counted.consume(of);
      return found?.consumedPoints ?? 1;
    };
  };
