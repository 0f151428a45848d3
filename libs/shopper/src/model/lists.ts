/** Maximum number of vehicles to compare that still fit on a screen. */
export const compareLimit = 4;
export const searchHistoryLimit = 5;
export const viewedLimit = 20;

interface Identified {
  id: string;
}

/** A list with the entry first, without duplicates; the oldest are dropped beyond the limit. */
export function withEntry<T extends Identified>(list: readonly T[], entry: T, limit = Infinity): T[] {
  return [entry, ...list.filter(({ id }) => id !== entry.id)].slice(0, limit);
}

export function withoutEntry<T extends Identified>(list: readonly T[], id: string): T[] {
  return list.filter((entry) => entry.id !== id);
}

/** Adds an entry, or removes it if it is in. A full list is unchanged. */
export function toggled<T extends Identified>(list: readonly T[], entry: T, limit = Infinity): T[] {
  if (list.some(({ id }) => id === entry.id)) return withoutEntry(list, entry.id);
  return list.length >= limit ? [...list] : withEntry(list, entry);
}

/** The last five searches, newest first, without duplicates whatever their case. Blank ones are ignored. */
export function withSearch(history: readonly string[], query: string): string[] {
  const words = query.trim().replace(/\s+/g, ' ');
  if (!words) return [...history];
  const others = history.filter((one) => one.toLowerCase() !== words.toLowerCase());
  return [words, ...others].slice(0, searchHistoryLimit);
}

/** The history without one search, whatever its case. */
export function withoutSearch(history: readonly string[], query: string): string[] {
  const words = query.trim().replace(/\s+/g, ' ').toLowerCase();
  return history.filter((one) => one.toLowerCase() !== words);
}

/**
 * A list with removed entries put back in their position. Entries that were added again meanwhile stay where they are,
 * and a full list takes no more than its limit.
 * @param at index of the first one in the list that is wished for; past the end means at the end
 */
export function restored<T extends Identified>(
  list: readonly T[],
  entries: readonly T[],
  at: number,
  limit = Infinity,
): T[] {
  const missing = entries.filter(({ id }) => !list.some((one) => one.id === id));
  return [...list.slice(0, at), ...missing.slice(0, Math.max(limit - list.length, 0)), ...list.slice(at)];
}
