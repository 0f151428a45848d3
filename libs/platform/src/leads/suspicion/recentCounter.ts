import { LRUCache } from 'lru-cache';

/**
 * Counts the distinct names under a key within a time window, in this process.
 * @param max keys kept; the least recently used are dropped first
 */
export function openRecentCounter(windowMs: number, max = 50_000): (key: string, name: string, now: Date) => number {
  const seen = new LRUCache<string, Map<string, number>>({ max });
  return (key, name, now) => {
    const names = seen.get(key) ?? new Map<string, number>();
    for (const [one, at] of names) if (now.getTime() - at >= windowMs) names.delete(one);
    names.set(name, now.getTime());
    seen.set(key, names);
    return names.size;
  };
}
