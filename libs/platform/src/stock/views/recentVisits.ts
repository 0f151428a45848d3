import { LRUCache } from 'lru-cache';

/** Remembers for a while who looked at what, so that coming back counts once. In memory only, the oldest go first. */
export interface RecentVisits {
  /** Whether this is the first visit of its kind within the while; that visit begins it. */
  isNew(visitor: string, at: number): boolean;
}

export function openRecentVisits(whileMs: number, atMost: number): RecentVisits {
  const seen = new LRUCache<string, number>({ max: atMost });
  return {
    isNew(visitor, at) {
      const last = seen.peek(visitor);
      if (last !== undefined && at - last < whileMs) return false;
      seen.set(visitor, at);
      return true;
    },
  };
}
