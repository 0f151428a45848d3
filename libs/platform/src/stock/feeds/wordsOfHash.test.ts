import { expect, it } from 'vitest';
import { wordsOfHash } from './wordsOfHash.ts';

it('tells texts apart that differ in little, as evenly as chance would', () => {
  const number = 50_000;
  const texts = [
    ...Array.from({ length: number }, (_, place) => `csv-${place}`),
    ...Array.from({ length: number }, (_, place) => `${place.toString(16).padStart(20, '0')}\u001fcsv`),
  ];
  const hashes = texts.map(wordsOfHash);
  expect(new Set(hashes.map(({ first, second }) => first * 2 ** 21 + (second & 0x1f_ffff))).size).toBe(2 * number);
  for (const word of ['first', 'second'] as const) {
    // Of 32 bits chance makes one equal pair among so many; lists of them would make a table slow.
    expect(2 * number - new Set(hashes.map((one) => one[word])).size).toBeLessThan(10);
    const buckets = new Uint32Array(1_024);
    for (const one of hashes) buckets[one[word] & 1_023] = (buckets[one[word] & 1_023] ?? 0) + 1;
    expect(Math.max(...buckets)).toBeLessThan((1.6 * 2 * number) / 1_024);
  }
});
