import { describe, expect, it } from 'vitest';
import { siteSearchSchema } from './siteSearch.ts';

describe('how a site is searched', () => {
  it('[SRCH-11] has promotional cards at 4, 6, 8 and 17 unless the site says otherwise', () => {
    expect(siteSearchSchema.parse({}).promoPositions).toEqual([4, 6, 8, 17]);
  });

  it('[SRCH-08] knows a filter by its attribute alone, under the usual heading and with the usual control', () => {
    const filters = [{ attribute: 'fuel' }, { attribute: 'seats', title: 'Places', control: 'select' }];
    expect(siteSearchSchema.parse({ filters }).filters).toEqual([
      { attribute: 'fuel', control: 'list' },
      { attribute: 'seats', title: 'Places', control: 'select' },
    ]);
  });

  it.each([
    ['a filter nobody knows', { filters: [{ attribute: 'wheels', title: 'Wheels', control: 'list' }] }, 'filters'],
    [
      'a filter given twice',
      { filters: ['list', 'select'].map((control) => ({ attribute: 'fuel', title: 'Fuel', control })) },
      'filters',
    ],
    ['cards among the vehicles, which are content', { promos: [{ id: 'tyres' }] }, 'promos'],
    ['a preset that does not exist', { preset: 15 }, 'preset'],
  ])('[SITE-01] refuses %s', (_what, given, field) => {
    expect(siteSearchSchema.safeParse(given).error?.issues[0]?.path[0]).toBe(field);
  });
});
