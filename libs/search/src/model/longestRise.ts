/** Indexes of the longest increasing subsequence; of several, the one with the lowest last number. */
export function longestRise(numbers: readonly number[]): Set<number> {
  const before: number[] = [];
  /** For each length, the index at which the subsequence of that length with the lowest last number ends. */
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
