/** The largest numbers so far, none of them larger than those that hang below it. */
let heap = new Float64Array(128);

/** Puts a number in the place of the smallest one. */
function replaceSmallest(size: number, number: number): void {
  let place = 0;
  for (let below = 1; below < size; below = place * 2 + 1) {
    if (below + 1 < size && heap[below + 1]! < heap[below]!) below += 1;
    if (heap[below]! >= number) break;
    heap[place] = heap[below]!;
    place = below;
  }
  heap[place] = number;
}

/**
 * The number that stands at place `n`, from 1 on, when the largest comes first: found without sorting the others.
 * @param numbers none of them NaN
 * @param length how many of them count, at least `n`
 */
export function nthLargest(numbers: Float64Array | Uint32Array, length: number, n: number): number {
  if (heap.length < n) heap = new Float64Array(n * 2);
  heap.fill(-Infinity, 0, n);
  let smallest = -Infinity;
  for (let place = 0; place < length; place += 1) {
    const number = numbers[place]!;
    if (number <= smallest) continue;
    replaceSmallest(n, number);
    smallest = heap[0]!;
  }
  return smallest;
}
