import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordStore } from './WordStore.ts';

const word = fc.stringMatching(/^[a-cé0-1]{1,3}$/);
const record = fc.record({
  title: fc.uniqueArray(word, { maxLength: 4 }),
  more: fc.uniqueArray(word, { maxLength: 4 }),
});

it('finds the same words in the same rows before and after it was packed', () => {
  fc.assert(
    fc.property(
      fc.array(record, { maxLength: 40 }),
      fc.array(record, { maxLength: 10 }),
      word,
      (first, later, start) => {
        const before = new WordStore();
        first.forEach((one, row) => before.put(row + 1, one));
        const store = new WordStore(before.packed());
        later.forEach((one, row) => store.put(row + 20, one));
        const rows = new Map(first.map((one, row) => [row + 1, one]));
        later.forEach((one, row) => rows.set(row + 20, one));
        const words = new Set([...first, ...later].flatMap(({ title, more }) => [...title, ...more]));
        for (const [row, { title, more }] of rows) {
          const { starts, flat } = store.lists;
          const at = starts[row] ?? 0;
          const [inTitle, ...codes] = flat.subarray(at + 1, at + 1 + (flat[at] ?? 0));
          expect(inTitle).toBe(title.length);
          expect(codes.map((code) => store.word(code))).toEqual([...title, ...more]);
        }
        for (const one of words) expect(store.word(store.find(one) ?? 0)).toBe(one);
        const beginning = [...words].filter((one) => one.startsWith(start)).sort();
        expect([...store.beginningWith(start)].map((code) => store.word(code)).sort()).toEqual(beginning);
        const plain = beginning.filter((one) => !/[0-9]/.test(one));
        const found = [...store.plainBeginningWith(start)].map((code) => store.word(code));
        expect(found.filter((one) => !/[0-9]/.test(one)).sort()).toEqual(plain);
      },
    ),
    { seed: 7 },
  );
});
