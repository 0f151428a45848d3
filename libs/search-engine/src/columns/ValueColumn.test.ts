import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ValueColumn } from './ValueColumn.ts';

const value = fc.oneof(fc.integer({ min: -30, max: 30 }), fc.stringMatching(/^[A-Zaé0-9]{1,2}$/), fc.constant(null));
const held = fc.oneof(value, fc.array(value, { maxLength: 3 }));
const puts = fc.array(fc.record({ row: fc.integer({ min: 1, max: 80 }), held }), { maxLength: 200 });

const namesOf = (one: unknown): (string | number)[] =>
  [...new Set(Array.isArray(one) ? one : [one])].filter((name) => name !== null) as (string | number)[];

it('counts the same values in the order of their names, whether they came before or after the column was packed', () => {
  fc.assert(
    fc.property(puts, puts, (before, after) => {
      let column = new ValueColumn();
      const right = new Map<number, unknown>();
      const put = ({ row, held: one }: { row: number; held: unknown }): void => {
        column.put(row, one);
        right.set(row, one);
      };
      before.forEach(put);
      column = new ValueColumn(column.packed(90));
      after.forEach(put);
      const rows = Int32Array.from(right.keys()).sort();
      const { codes, counts } = column.tally(rows);
      const found = [...codes].map((code, place) => [column.dictionary.values[code], counts[place]] as const);
      const expected = new Map<string | number, number>();
      for (const one of right.values()) {
        for (const name of namesOf(one)) expected.set(name, (expected.get(name) ?? 0) + 1);
      }
      expect(new Map(found)).toEqual(expected);
      const names = found.map(([name]) => String(name));
      expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      for (const name of expected.keys()) {
        const code = column.dictionary.find(name);
        expect(code === undefined ? null : column.dictionary.values[code]).toBe(name);
      }
    }),
    { seed: 7 },
  );
});
