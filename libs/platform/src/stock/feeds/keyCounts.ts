import { wordsOfHash } from './wordsOfHash.ts';

/** Remembers texts by 64 bits of their hash: 8 bytes for each, where a Set of texts takes over a hundred. */
export interface KeySet {
  add(key: string): void;
  has(key: string): boolean;
  readonly size: number;
}

/** The same with how often each was added: 12 bytes for each. */
export interface KeyCounts extends Omit<KeySet, 'add'> {
  /** @returns how often the text was added, this time included */
  add(key: string): number;
}

const firstSlots = 1_024;
const fullest = 0.7;

/**
 * Two texts are taken for one when 64 bits of their hashes are equal: with a million texts once in forty million
 * imports. A slot whose hash is zero is empty.
 *
 * @param slotWords words of a slot: two of the hash, and the count where texts are counted
 */
function openTable(slotWords: 2 | 3) {
  let slots = firstSlots;
  let words = new Uint32Array(slots * slotWords);
  let size = 0;

  /** Where the hash is, or the free slot in which it belongs. */
  function placeOf(table: Uint32Array, first: number, second: number): number {
    const mask = table.length / slotWords - 1;
    for (let slot = first & mask; ; slot = (slot + 1) & mask) {
      const place = slot * slotWords;
      if (table[place] === first && table[place + 1] === second) return place;
      if (table[place] === 0 && table[place + 1] === 0) return place;
    }
  }

  function grow(): void {
    slots *= 2;
    const larger = new Uint32Array(slots * slotWords);
    for (let old = 0; old < words.length; old += slotWords) {
      const [first = 0, second = 0] = [words[old], words[old + 1]];
      if (first === 0 && second === 0) continue;
      larger.set(words.subarray(old, old + slotWords), placeOf(larger, first, second));
    }
    words = larger;
  }

  function find(key: string): { place: number; first: number; second: number } {
    const { first, second } = wordsOfHash(key);
    return { place: placeOf(words, first, second), first, second };
  }

  return {
    get size() {
      return size;
    },
    add(key: string): number {
      if (size >= slots * fullest) grow();
      const { place, first, second } = find(key);
      if (words[place + 1] === 0) size += 1;
      words[place] = first;
      words[place + 1] = second;
      if (slotWords === 2) return 1;
      const count = (words[place + 2] ?? 0) + 1;
      words[place + 2] = count;
      return count;
    },
    has: (key: string): boolean => words[find(key).place + 1] !== 0,
  };
}

export const keyCounts = (): KeyCounts => openTable(3);
export const keySet = (): KeySet => openTable(2);
