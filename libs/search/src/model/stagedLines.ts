import { longestRise } from './longestRise.ts';
import { steadyKeys } from './steadyKeys.ts';
import { entryKey, type ListEntry } from './withPromos.ts';

/** A line of the list as it stands in the page. */
export interface ListLine<Item> {
  /** The same line has the same key, whatever fills it. */
  key: string;
  entry: ListEntry<Item>;
  /** Not found any more: it waits in the page to be taken away. */
  hidden: boolean;
}

type Lines<Item> = readonly ListLine<Item>[];
type Entries<Item> = readonly ListEntry<Item>[];

/**
 * The lines of a list that follows another.
 * @param turn another for each list
 */
export function wholeLines<Item extends { objectID: string }>(
  former: Lines<Item>,
  next: Entries<Item>,
  turn: number,
): ListLine<Item>[] {
  // What is hidden is only a place to be filled: the same entry may stand elsewhere.
  const known = former.map(({ key, entry, hidden }) => ({ key, id: hidden ? `hidden ${key}` : entryKey(entry) }));
  const keys = steadyKeys(known, next.map(entryKey), turn);
  return next.map((entry, place) => ({ entry, key: (keys[place] as { key: string }).key, hidden: false }));
}

/**
 * Which entries of a new list may stay in their lines, so that each of the others still finds a line between them: the
 * lines hidden before an entry grow from one that stays to the next, and never become fewer.
 * @param maxHidden lines that may be hidden before one that stays
 * @returns the place of the line by that of the entry
 */
function stayingLines<Item extends { objectID: string }>(
  former: Lines<Item>,
  next: Entries<Item>,
  maxHidden: number,
): Map<number, number> {
  const places = new Map(former.flatMap(({ entry, hidden }, place) => (hidden ? [] : [[entryKey(entry), place]])));
  const kept = next.flatMap((entry, at) => {
    const hidden = (places.get(entryKey(entry)) ?? -1) - at;
    return hidden >= 0 && hidden <= maxHidden ? [{ at, hidden }] : [];
  });
  // Equal numbers may follow one another: those further down count as a little larger.
  const rise = longestRise(kept.map(({ at, hidden }) => hidden * next.length + at));
  return new Map(kept.filter((_, place) => rise.has(place)).map(({ at, hidden }) => [at, at + hidden]));
}

/**
 * The beginning of a new list in the lines of the former one: what is seen first is new, and as little as possible is
 * drawn. Entries that stood there already stay, and what is no longer found between them is hidden; a few others fill
 * lines of the former list. The rest of the former list stands where it stood until the whole new list comes, and keeps
 * the page's height; behind a list that ends already it is hidden.
 * @param draws entries that may have to be drawn
 * @param turn another for each list
 */
export function stagedLines<Item extends { objectID: string }>(
  former: Lines<Item>,
  next: Entries<Item>,
  { draws, turn }: { draws: number; turn: number },
): ListLine<Item>[] {
  // A list that can be shown whole hides whatever else there is, so its own may stay anywhere.
  const whole = stayingLines(former, next, former.length - next.length);
  const staying = next.length - whole.size <= draws ? whole : stayingLines(former, next, draws);
  const lines: ListLine<Item>[] = [];
  const shown = new Set<string>();
  let taken = 0;
  let drawn = 0;
  let at = 0;
  for (; at < next.length; at += 1) {
    const entry = next[at] as ListEntry<Item>;
    const stays = staying.get(at);
    if (stays === undefined && drawn === draws) break;
    if (stays === undefined) {
      lines.push({ entry, key: former[taken]?.key ?? `${entryKey(entry)} ${turn}`, hidden: false });
      drawn += 1;
    } else {
      lines.push(...former.slice(taken, stays).map((line) => ({ ...line, hidden: true })));
      lines.push({ ...(former[stays] as ListLine<Item>), hidden: false });
    }
    taken = (stays ?? taken) + 1;
    shown.add(entryKey(entry));
  }
  const ends = at === next.length;
  const rest = former.slice(taken).map((line) => ({
    ...line,
    hidden: line.hidden || ends || shown.has(entryKey(line.entry)),
  }));
  return [...lines, ...rest];
}
