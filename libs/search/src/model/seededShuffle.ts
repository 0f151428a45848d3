/** A small seeded random number generator from 0 up to 1, the same everywhere. */
function numbersFrom(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Shuffles values in an order determined by the seed alone, so that server and browser agree. */
export function seededShuffle<Value>(values: readonly Value[], seed: number): Value[] {
  const shuffled = [...values];
  const next = numbersFrom(seed);
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    const held = shuffled[last] as Value;
    shuffled[last] = shuffled[other] as Value;
    shuffled[other] = held;
  }
  return shuffled;
}
