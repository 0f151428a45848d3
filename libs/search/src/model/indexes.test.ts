import { describe, expect, it } from 'vitest';
import { indexSort, primaryIndex, sortIndexes } from './indexes.ts';
import { facetAttributes, searchableAttributes } from './indexSettings.ts';

describe('indexes', () => {
  it('[SRCH-20] sorts Car_production by custom rank, highest first, when nothing is chosen', () => {
    expect(primaryIndex).toBe('Car_production');
    expect(sortIndexes[0]).toMatchObject({ name: 'Car_production', attribute: 'custom_rank', direction: 'desc' });
  });

  it('gives every order a name and a label of its own', () => {
    expect(new Set(sortIndexes.map((index) => index.name)).size).toBe(sortIndexes.length);
    expect(new Set(sortIndexes.map((index) => index.label)).size).toBe(sortIndexes.length);
  });

  it('finds an order by its name and refuses an unknown one', () => {
    expect(indexSort('Car_production_price_asc')).toMatchObject({ attribute: 'price', direction: 'asc' });
    expect(indexSort('Car_production_price')).toBeNull();
  });

  it('[SRCH-08] can filter by every attribute of the specification', () => {
    const specified =
      'badge status car_type categories city colour dealership_name filtered_features item_type km location_name make ' +
      'make_model model price subscription_price price_range seats body drive fuel transmission state tag ' +
      'weekly_price_range year certified created_at_timestamp';
    expect(specified.split(' ').filter((name) => !facetAttributes.includes(name))).toEqual([]);
  });

  it('lists each attribute once', () => {
    for (const list of [facetAttributes, searchableAttributes]) expect(new Set(list).size).toBe(list.length);
  });
});
