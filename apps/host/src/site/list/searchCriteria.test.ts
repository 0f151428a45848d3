import { sampleSite } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { searchCriteria } from './searchCriteria.ts';

it('describes for the dealer what the visitor searched for', () => {
  const given = {
    about: 'similar',
    query: 'tow bar',
    car_type: 'used',
    make: ['Kia', 'MG'],
    price: '-30000',
    drive: '4x4',
  };
  expect(searchCriteria(sampleSite, given)).toEqual(['“tow bar”', 'Used', 'Kia', 'MG', 'Price up to $30,000', '4x4']);
  expect(searchCriteria(sampleSite, {})).toEqual([]);
});
