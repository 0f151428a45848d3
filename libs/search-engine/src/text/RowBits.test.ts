import { expect, it } from 'vitest';
import { SynonymTable } from './SynonymTable.ts';
import { searchText } from './TextSearch.ts';
import { defaultTypoSizes } from './typos.ts';
import { WordStore } from './WordStore.ts';

const makes = ['toyota', 'mazda', 'kia', 'holden', 'nissan'];
const models = ['corolla', 'camry', 'carnival', 'trailblazer', 'navara', 'rav4'];
const put = (store: WordStore, row: number, seed: number): void =>
  store.put(row, {
    title: [makes[seed % 5] ?? '', models[seed % 6] ?? ''],
    more: [seed % 3 === 0 ? 'toyota' : 'automatic', `stock${seed}`],
  });

it.each(['true', 'min'] as const)('finds the same among many rows as among few, with tolerance %s', (tolerance) => {
  const first = new WordStore();
  for (let row = 1; row <= 1_200; row += 1) put(first, row, row);
  const store = new WordStore(first.packed());
  const synonyms = new SynonymTable([]);
  const rules = { tolerance, prefixes: 'last', removing: 'none', sizes: defaultTypoSizes } as const;
  const rows = Int32Array.from({ length: 1_200 }, (_, place) => place + 1);
  const compare = (query: string): number => {
    const many = searchText(store, synonyms, { query, siteRows: rows, rules });
    const few = [0, 400, 800].map((from) =>
      searchText(store, synonyms, { query, siteRows: rows.subarray(from, from + 400), rules }),
    );
    expect([...(many?.rows ?? [])]).toEqual(few.flatMap((match) => [...(match?.rows ?? [])]));
    expect([...(many?.ranks ?? [])]).toEqual(few.flatMap((match) => [...(match?.ranks ?? [])]));
    return many?.rows.length ?? 0;
  };
  const all = (): number[] => ['toyota', 'toyota cam', 'corola', 'stock7', 'kia rav4 auto', 'nothing'].map(compare);
  expect(all()).toEqual([560, 40, 200, 111, 40, 0]);
  // Rows that are added, changed and removed since the words' rows were made.
  for (let row = 1; row <= 90; row += 3) put(store, row, row + 1);
  for (let row = 2; row <= 90; row += 9) store.drop(row);
  put(store, 1_200, 4_001);
  expect(all()).not.toEqual([560, 40, 200, 111, 40, 0]);
  for (let turn = 0; turn < 3; turn += 1) for (const row of rows) put(store, row, row + turn * 7);
  all();
});
