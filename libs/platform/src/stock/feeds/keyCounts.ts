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
  /** How often the text was added. */
  count(key: string): number;
}

const fewestSlots = 1_024;
/** Share of the slots that may be taken: fuller tables take longer to search. */
const fullest = 0.85;
const growth = 1.5;

/**
 * Two texts are taken for one when 64 bits of their hashes are equal: with a million texts once in forty million
 * imports. A slot whose hash is zero is empty.
 *
 * @param slotWords words of a slot: two of the hash, and the count where texts are counted
 * @param expected how many texts it has room for before it grows, which takes the memory of both sizes for a moment
 */
function openTable(slotWords: 2 | 3, expected: number) {
  let slots = Math.max(fewestSlots, Math.ceil(expected / fullest) + 1);
  let words = new Uint32Array(slots * slotWords);
  let size = 0;

  /** Where the hash is, or the free slot in which it belongs. */
  function placeOf(table: Uint32Array, first: number, second: number): number {
    for (let place = Math.floor((first / 2 ** 32) * (table.length / slotWords)) * slotWords; ; place += slotWords) {
      if (place === table.length) place = 0;
      if (table[place] === first && table[place + 1] === second) return place;
      if (table[place] === 0 && table[place + 1] === 0) return place;
    }
  }

  function grow(): void {
    slots = Math.ceil(slots * growth);
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
    /** Of a table that counts. */
    count(key: string): number {
      const { place } = find(key);
      return words[place + 1] === 0 ? 0 : (words[place + 2] ?? 0);
    },
  };
}

/** @param expected about how many texts will be counted */
export const keyCounts = (expected = 0): KeyCounts => openTable(3, expected);
/** @param expected about how many texts will be added */
export const keySet = (expected = 0): KeySet => openTable(2, expected);
