import { parseFilters } from '@forecourt/search/query';
import { describe, expect, it } from 'vitest';
import { Columns } from './columns.ts';
import { narrow, narrowMany } from './refinements.ts';

const columns = new Columns(['colour', 'body', 'tags'], []);
const cars = [
  { colour: 'White', body: 'Ute', tags: ['demo', 'sale'] },
  { colour: 'Red', body: 'Ute', tags: ['sale'] },
  { colour: 'Pearl White', body: 'SUV', tags: [] },
  { body: 'SUV', tags: ['demo'] },
];
cars.forEach((car, place) => columns.put(place + 1, { objectID: String(place), ...car }));
const all = Int32Array.from([1, 2, 3, 4]);

function groupsOf(filters: string) {
  const parsed = parseFilters(filters);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.groups;
}

describe('values that are left out', () => {
  it.each([
    ['NOT colour:White', [2, 3, 4]],
    ['NOT colour:White AND NOT colour:"Pearl White"', [2, 4]],
    ['NOT colour:White AND body:SUV AND NOT colour:"Pearl White"', [4]],
    ['NOT tags:sale', [3, 4]],
    ['NOT tags:sale AND NOT tags:demo', [3]],
    ['NOT tags:sale AND NOT colour:Green', [3, 4]],
    ['NOT nothing:here', [1, 2, 3, 4]],
    ['NOT colour:White OR body:Ute', [1, 2, 3, 4]],
  ])('%s', (filters, rows) => {
    expect([...narrow(columns, all, groupsOf(filters))]).toEqual(rows);
    const [, other] = narrowMany(columns, all, [groupsOf('body:Ute'), groupsOf(filters)]);
    expect([...(other ?? [])]).toEqual(rows);
  });
});
