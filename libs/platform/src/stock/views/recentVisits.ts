/** Remembers for a while who looked at what, so that coming back counts once. In memory only, the oldest go first. */
export interface RecentVisits {
  /** Whether this is the first visit of its kind within the while; that visit begins it. */
  isNew(visitor: string, at: number): boolean;
}

export function openRecentVisits(whileMs: number, atMost: number): RecentVisits {
  const seen = new Map<string, number>();
  return {
    isNew(visitor, at) {
      const last = seen.get(visitor);
      if (last !== undefined && at - last < whileMs) return false;
      seen.delete(visitor);
      seen.set(visitor, at);
      for (const [oldest, since] of seen) {
        if (seen.size <= atMost && at - since < whileMs) break;
        seen.delete(oldest);
      }
      return true;
    },
  };
}
