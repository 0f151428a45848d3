import { entryKey, type ListEntry } from './withPromos.ts';

/**
 * The beginning of a new list with the rest of the former one behind it, each entry once: what is seen first is new,
 * and the page keeps its height. A new list that ends within its beginning has no rest.
 */
export function stagedEntries<Item extends { objectID: string }>(
  next: readonly ListEntry<Item>[],
  former: readonly ListEntry<Item>[],
  count: number,
): readonly ListEntry<Item>[] {
  if (next.length <= count) return next;
  const first = next.slice(0, count);
  const shown = new Set(first.map(entryKey));
  return [...first, ...former.slice(count).filter((entry) => !shown.has(entryKey(entry)))];
}
