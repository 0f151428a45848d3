import { LRUCache } from 'lru-cache';

/** Remembers recent visits, so that coming back is not counted again. In memory only; the oldest are dropped first. */
export interface RecentVisits {
  /** Whether this is the first visit within the time window, which it then starts. */
  isNew(visitor: string, at: number): boolean;
}

export function openRecentVisits(windowMs: number, max: number): RecentVisits {
  const seen = new LRUCache<string, number>({ max });
  return {
    isNew(visitor, at) {
      const last = seen.peek(visitor);
      if (last !== undefined && at - last < windowMs) return false;
      seen.set(visitor, at);
      return true;
    },
  };
}
