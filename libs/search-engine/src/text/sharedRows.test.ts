import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachShared } from './sharedRows.ts';

const rowList = fc.uniqueArray(fc.nat(400), { maxLength: 120 }).map((rows) => rows.sort((a, b) => a - b));

it('goes through the rows that a word and a site share, whichever of the two has more', () => {
  fc.assert(
    fc.property(rowList, rowList, fc.boolean(), (ofWord, ofSite, inName) => {
      const taken: number[] = [];
      const held = Uint32Array.from(ofWord, (row) => row * 2 + Number(inName));
      eachShared(held, Int32Array.from(ofSite), (one) => taken.push(one));
      const shared = ofWord.filter((row) => ofSite.includes(row));
      expect(taken).toEqual(shared.map((row) => row * 2 + Number(inName)));
    }),
    { seed: 16 },
  );
});
