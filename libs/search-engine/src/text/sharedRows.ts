/** Looks that it takes to find which of a word's rows are a site's: one for each of the shorter list, halving the longer. */
export function looksFor(held: number, siteRows: number): number {
  const [few, many] = held < siteRows ? [held, siteRows] : [siteRows, held];
  return few * (1 + Math.log2(1 + many / (few + 1)));
}

/** Where the first number that is not below `wanted` stands, looked for from a place on in ever longer steps. */
function placeFrom(list: Uint32Array | Int32Array, from: number, wanted: number): number {
  let step = 1;
  let low = from;
  let high = from;
  while (high < list.length && list[high]! < wanted) {
    low = high + 1;
    high += step;
    step *= 2;
  }
  if (high > list.length) high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Goes through what both lists have.
 * @param held twice the row of each, and one more where the word belongs to its name; ascending
 * @param rows ascending
 */
export function eachShared(held: Uint32Array, rows: Int32Array, take: (held: number) => void): void {
  if (held.length === 0 || rows.length === 0) return;
  if (held.length < rows.length) {
    let place = 0;
    for (let at = 0; at < held.length; at += 1) {
      const one = held[at]!;
      place = placeFrom(rows, place, one >> 1);
      if (place === rows.length) return;
      if (rows[place] === one >> 1) take(one);
    }
    return;
  }
  let place = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    place = placeFrom(held, place, row * 2);
    if (place === held.length) return;
    if (held[place]! >> 1 === row) take(held[place]!);
  }
}
