import { hash } from 'node:crypto';

/** Counts texts by their hash: 12 bytes for each, where a Map of texts takes over a hundred. */
export interface KeyCounts {
  /** @returns how often the text was added, this time included */
  add(key: string): number;
  has(key: string): boolean;
  readonly size: number;
}

/** Words of a slot: two of the hash, and the count. A count of zero is an empty slot. */
const slotWords = 3;
const firstSlots = 1_024;
const fullest = 0.7;

/**
 * Two texts are taken for one when 64 bits of their hashes are equal: with a million texts once in forty million
 * imports.
 */
export function keyCounts(): KeyCounts {
  let slots = firstSlots;
  let words = new Uint32Array(slots * slotWords);
  let size = 0;

  /** Where the hash is, or the free slot in which it belongs. */
  function placeOf(table: Uint32Array, first: number, second: number): number {
    const mask = table.length / slotWords - 1;
    for (let slot = first & mask; ; slot = (slot + 1) & mask) {
      const place = slot * slotWords;
      if (table[place + 2] === 0 || (table[place] === first && table[place + 1] === second)) return place;
    }
  }

  function grow(): void {
    slots *= 2;
    const larger = new Uint32Array(slots * slotWords);
    for (let old = 0; old < words.length; old += slotWords) {
      const [first = 0, second = 0, count = 0] = words.subarray(old, old + slotWords);
      if (count === 0) continue;
      larger.set([first, second, count], placeOf(larger, first, second));
    }
    words = larger;
  }

  function find(key: string): { place: number; first: number; second: number } {
    const digest = hash('sha1', key, 'buffer');
    const [first, second] = [digest.readUInt32LE(0), digest.readUInt32LE(4)];
    return { place: placeOf(words, first, second), first, second };
  }

  return {
    get size() {
      return size;
    },
    add(key) {
      if (size >= slots * fullest) grow();
      const { place, first, second } = find(key);
      const count = (words[place + 2] ?? 0) + 1;
      if (count === 1) size += 1;
      words.set([first, second, count], place);
      return count;
    },
    has: (key) => words[find(key).place + 2] !== 0,
  };
}
