import { entryKey, type ListEntry } from './withPromos.ts';

export interface StagedEntries<Item> {
  entries: readonly ListEntry<Item>[];
  /** How many of them are shown; the others wait in the page to be taken away. */
  shown: number;
}

/** Places of a list whose entries have to be drawn: they are new, or would have to pass others. */
function drawnPlaces(next: readonly string[], former: readonly string[]): number[] {
  const places = new Map(former.map((key, place) => [key, place]));
  let last = -1;
  return next.flatMap((key, place) => {
    const before = places.get(key) ?? -1;
    if (before <= last) return [place];
    last = before;
    return [];
  });
}

/**
 * The beginning of a new list with the rest of the former one behind it, each entry once: what is seen first is new,
 * and the page keeps its height. What stood there already costs nothing and makes the beginning longer. Of a new list
 * that ends within its beginning the rest is not shown: to take it out of the page can wait too.
 * @param count entries of the beginning that may have to be drawn
 */
export function stagedEntries<Item extends { objectID: string }>(
  next: readonly ListEntry<Item>[],
  former: readonly ListEntry<Item>[],
  count: number,
): StagedEntries<Item> {
  const first = next.slice(0, drawnPlaces(next.map(entryKey), former.map(entryKey))[count]);
  const keys = new Set(first.map(entryKey));
  const rest = former.filter((entry) => !keys.has(entryKey(entry)));
  const entries = [...first, ...rest.slice(Math.max(0, rest.length + first.length - former.length))];
  return { entries, shown: next.length > first.length ? entries.length : first.length };
}
