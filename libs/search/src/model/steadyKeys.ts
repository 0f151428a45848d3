/** A line of a list, and the key under which it is drawn. */
export interface KeyedLine {
  id: string;
  key: string;
}

/** The longest run of rising numbers within a row, as places in it; of several, the one that ends lowest. */
function longestRise(numbers: readonly number[]): Set<number> {
  const before: number[] = [];
  /** For each length, the place at which the run of that length with the lowest end ends. */
  const ends: number[] = [];
  numbers.forEach((number, place) => {
    const length = ends.findIndex((end) => (numbers[end] as number) >= number);
    const at = length < 0 ? ends.length : length;
    before[place] = at > 0 ? (ends[at - 1] as number) : -1;
    ends[at] = place;
  });
  const rise = new Set<number>();
  for (let place = ends.at(-1) ?? -1; place >= 0; place = before[place] as number) rise.add(place);
  return rise;
}

/**
 * Keys for a list that follows another. As many lines as possible keep their key and their order; one that would have
 * to pass others gets a key of its own and is drawn anew. To bring one line from the end to the front, React moves all
 * the others behind it instead, and the browser lays out every one of them again.
 * @param ids each once
 * @param turn another for each list
 */
export function steadyKeys(former: readonly KeyedLine[], ids: readonly string[], turn: number): KeyedLine[] {
  const known = new Map(former.map(({ id, key }, index) => [id, { key, index }]));
  const kept = ids.filter((id) => known.has(id));
  const rise = longestRise(kept.map((id) => known.get(id)?.index ?? -1));
  const steady = new Set(kept.filter((_, place) => rise.has(place)));
  return ids.map((id) => ({
    id,
    key: (steady.has(id) ? known.get(id)?.key : undefined) ?? (known.has(id) ? `${id} ${turn}` : id),
  }));
}
