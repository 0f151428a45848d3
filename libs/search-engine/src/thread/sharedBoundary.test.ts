import { expect, it } from 'vitest';
import { LruCache } from '../lists/LruCache.ts';
import { BoundaryReader, BoundarySender } from './sharedBoundary.ts';

const market = { dealershipIds: ['dealer-1', 'dealer-é'], filters: 'sold:false' };

it('brings a boundary across as it was, the same one each time', () => {
  const [sender, reader] = [new BoundarySender(), new BoundaryReader()];
  const carry = (boundary: object) =>
    reader.unpack('query', structuredClone(sender.pack('query', [['a question'], boundary])));
  const [questions, first] = carry(market);
  expect(questions).toEqual(['a question']);
  expect(first).toEqual(market);
  expect(carry(market)[1]).toBe(first);
  expect(carry({ ...market, filters: 'sold:true' })[1]).toEqual({ ...market, filters: 'sold:true' });
});

it('leaves calls alone that carry none', () => {
  const args = [[{ dealershipIds: [], filters: '' }]];
  expect(new BoundarySender().pack('upsert', args)).toBe(args);
  expect(new BoundaryReader().unpack('upsert', args)).toBe(args);
});

it('gives up what was not used for longest when the weights come to too much', () => {
  const cache = new LruCache<number>(10, (weight) => weight);
  cache.keep('a', 4);
  cache.keep('b', 4);
  expect(cache.get('a')).toBe(4);
  cache.keep('c', 4);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([4, undefined, 4]);
  cache.keep('heavy', 50);
  expect(['a', 'c', 'heavy'].map((key) => cache.get(key))).toEqual([undefined, undefined, 50]);
});
