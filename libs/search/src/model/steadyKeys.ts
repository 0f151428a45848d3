import { longestRise } from './longestRise.ts';

/** A line of a list, and its React key. */
export interface KeyedLine {
  id: string;
  key: string;
}

/**
 * React keys for a list that follows another. As many lines as possible keep their key and order. A line that is new,
 * or would have to move past others, takes over the key of a removed line between the same neighbours: filling an
 * existing element is less work for the browser than creating and laying out another. Nothing moves: to bring one line
 * from the end to the front, React would move all the others after it.
 * @param ids each once
 * @param turn another for each list
 */
export function steadyKeys(former: readonly KeyedLine[], ids: readonly string[], turn: number): KeyedLine[] {
  const known = new Map(former.map(({ id }, place) => [id, place]));
  const kept = ids.filter((id) => known.has(id));
  const rise = longestRise(kept.map((id) => known.get(id) as number));
  const steady = new Map(kept.filter((_, place) => rise.has(place)).map((id) => [id, known.get(id) as number]));
  const stops = [...steady.values(), former.length];
  /** Index in the former list up to which keys are used, and the kept line before which to stop. */
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
