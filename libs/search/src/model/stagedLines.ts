import { longestRise } from './longestRise.ts';
import { steadyKeys } from './steadyKeys.ts';
import { entryKey, type ListEntry } from './withPromos.ts';

/** A line of the list as it is in the page. */
export interface ListLine<Item> {
  /** React key; stays the same when another entry fills the line. */
  key: string;
  entry: ListEntry<Item>;
  /** Whether its entry is no longer found: it is hidden until it is removed. */
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
  // A hidden line is only a place to fill: its former entry may be shown elsewhere.
  const known = former.map(({ key, entry, hidden }) => ({ key, id: hidden ? `hidden ${key}` : entryKey(entry) }));
  const keys = steadyKeys(known, next.map(entryKey), turn);
  return next.map((entry, place) => ({ entry, key: (keys[place] as { key: string }).key, hidden: false }));
}

/**
 * Which entries of a new list may stay in their lines, so that each of the others still finds a line between them: the
 * number of hidden lines before an entry never decreases from one kept entry to the next.
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
  // Equal numbers may follow one another: later ones count as slightly larger.
  const rise = longestRise(kept.map(({ at, hidden }) => hidden * next.length + at));
  return new Map(kept.filter((_, place) => rise.has(place)).map(({ at, hidden }) => [at, at + hidden]));
}

/**
 * The beginning of a new list in the lines of the former one: what is visible first is new, and as little as possible
 * is rendered. Entries that are there already stay, those no longer found between them are hidden, and a few others
 * fill lines of the former list. The rest of the former list stays in place until the whole new list is rendered, and
 * keeps the page's height; if the new list has already ended, it is hidden.
 * @param draws entries that may have to be drawn
 * @param turn another for each list
 */
export function stagedLines<Item extends { objectID: string }>(
  former: Lines<Item>,
  next: Entries<Item>,
  { draws, turn }: { draws: number; turn: number },
): ListLine<Item>[] {
  // A list that is rendered whole hides all other lines, so its own entries may stay anywhere.
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
