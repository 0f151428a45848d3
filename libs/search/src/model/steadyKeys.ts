import { longestRise } from './longestRise.ts';

/** A line of a list, and the key under which it is drawn. */
export interface KeyedLine {
  id: string;
  key: string;
}

/**
 * Keys for a list that follows another. As many lines as possible keep their key and their order. One that is new, or
 * would have to pass others, takes over the key of a line that goes, where one stood between the same neighbours: its
 * element is then filled anew, which is less work for the browser than to make another and lay it out. Nothing moves: to
 * bring one line from the end to the front, React would move all the others behind it.
 * @param ids each once
 * @param turn another for each list
 */
export function steadyKeys(former: readonly KeyedLine[], ids: readonly string[], turn: number): KeyedLine[] {
  const known = new Map(former.map(({ id }, place) => [id, place]));
  const kept = ids.filter((id) => known.has(id));
  const rise = longestRise(kept.map((id) => known.get(id) as number));
  const steady = new Map(kept.filter((_, place) => rise.has(place)).map((id) => [id, known.get(id) as number]));
  const stops = [...steady.values(), former.length];
  /** Up to which place of the former list keys are taken, and before which line that stays. */
  let taken = 0;
  let stop = 0;
  return ids.map((id) => {
    const stays = steady.get(id);
    if (stays !== undefined) {
      taken = stays + 1;
      stop += 1;
      return { id, key: (former[stays] as KeyedLine).key };
    }
    const free = taken < (stops[stop] as number) ? former[taken] : undefined;
    if (!free) return { id, key: `${id} ${turn}` };
    taken += 1;
    return { id, key: free.key };
  });
}
