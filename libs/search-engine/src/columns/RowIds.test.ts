import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RowIds } from './RowIds.ts';

const change = fc.record({ row: fc.integer({ min: 1, max: 60 }), id: fc.option(fc.string({ minLength: 1 })) });

it('knows every record by its id and by its row, whatever came, went and was packed', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 300 }), fc.nat(300), (changes, packedAfter) => {
      let ids = new RowIds();
      const right = new Map<number, string>();
      changes.forEach(({ row, id }, place) => {
        if (place === packedAfter) ids = new RowIds(ids.packed());
        const text = id?.toWellFormed() ?? null;
        // One id is never in two rows: the file sees to that.
        if (text !== null && [...right].some(([other, known]) => known === text && other !== row)) return;
        if (text === null) {
          ids.clear(row);
          right.delete(row);
        } else {
          ids.set(row, text);
          right.set(row, text);
        }
      });
      expect(ids.size).toBe(right.size);
      for (let row = 1; row <= 60; row += 1) {
        expect(ids.has(row)).toBe(right.has(row));
        expect(ids.of(row)).toBe(right.get(row) ?? '');
      }
      for (const [row, id] of right) expect(ids.rowOf(id)).toBe(row);
      expect(ids.rowOf('an id that no record has, longer than any of them')).toBeUndefined();
    }),
    { seed: 7 },
  );
});
