import { expect, it } from 'vitest';
import { narrowedKinds } from './narrowedKinds.ts';

it.each([
  [[], 'sold:false', []],
  [['used'], 'sold:false', ['used']],
  [[], 'sold:false AND (car_type:new OR car_type:demo)', ['new', 'demo']],
  [['new', 'used'], 'sold:false AND (car_type:new OR car_type:demo)', ['new']],
  [[], 'NOT car_type:new', []],
  [[], 'a broken (', []],
])('[SRCH-11] reads the kinds of stock that a list is narrowed to: %j with %s', (chosen, filters, kinds) => {
  expect(narrowedKinds(chosen, filters)).toEqual(kinds);
});
