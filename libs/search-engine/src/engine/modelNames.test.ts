import { primaryIndex } from '@forecourt/search/model';
import { describe, expect, it } from 'vitest';
import { engineOf, namedCar } from '../testing/namedCars.ts';

const priceAscending = `${primaryIndex}_price_asc`;
const car = (id: string, make: string, model: string, more: Parameters<typeof namedCar>[1] | object = {}) =>
  namedCar(id, { make, model, ...more });

const { ask, found } = engineOf([
  car('mazda2', 'Mazda', '2', { badge: 'Neo', custom_rank: 1 }),
  car('mazda3', 'Mazda', '3', { badge: 'SP20', engine: '2.0L', custom_rank: 9, simple_body: 'Hatch' }),
  car('cx5', 'Mazda', 'CX-5', { custom_rank: 1, price: 3_000_000 }),
  car('cx7', 'Mazda', 'CX-7', { badge: '5 seats', custom_rank: 9, price: 900_000, standardEquipment: ['5 doors'] }),
  car('i30', 'Hyundai', 'i30', { custom_rank: 1 }),
  car('iload', 'Hyundai', 'iLoad', { badge: 'I 3 door 30 Years', custom_rank: 9, simple_body: 'Van' }),
  car('skyline', 'Nissan', 'Skyline', { badge: 'GT-R V-Spec', colour: 'Silver' }),
  car('pulsar', 'Nissan', 'Pulsar', { badge: 'GT', series: 'R', custom_rank: 9 }),
  car('xtrail', 'Nissan', 'X-TRAIL', { simple_body: 'Wagon' }),
  car('f150', 'Ford', 'F150'),
  car('silverado', 'Chevrolet', 'Silverado', { simple_body: 'Ute', custom_rank: 9 }),
  car('dmax', 'Isuzu', 'D-MAX', { simple_body: 'Ute', colour: 'Red' }),
  car('redline', 'Holden', 'Commodore', { badge: 'Redline', custom_rank: 9, simple_body: 'Ute' }),
  car('cruiser', 'Toyota', 'LandCruiser', { series: '300 Series', drive: '4WD' }),
]);

describe('names of models', () => {
  it('are found written together with their make where no typing error is forgiven', () => {
    expect(found('mazdacx5', { typoTolerance: false })).toEqual(['cx5']);
    expect(found('mazdacx6', { typoTolerance: false })).toEqual([]);
  });

  it.each([
    ['mazda 2', 'mazda2'],
    ['mazda2', 'mazda2'],
    ['mazda-2', 'mazda2'],
    ['cx-5', 'cx5'],
    ['cx 5', 'cx5'],
    ['CX5', 'cx5'],
    ['i 30', 'i30'],
    ['i-30 hyundai', 'i30'],
    ['gt-r', 'skyline'],
    ['gtr', 'skyline'],
    ['gt r v spec', 'skyline'],
    ['x trail', 'xtrail'],
    ['x-trail wagon', 'xtrail'],
    ['f-150', 'f150'],
    ['ford f 150', 'f150'],
    ['d-max', 'dmax'],
    ['d max ute', 'dmax'],
    ['300 series', 'cruiser'],
    ['land cruiser 300', 'cruiser'],
  ])('[SRCH-02] finds that model alone by %s', (query, id) => {
    expect(found(query)).toEqual([id]);
  });

  it('[SRCH-02] still finds letters and figures of a name that nobody has', () => {
    expect(found('mazda 5').toSorted()).toEqual(['cx5', 'cx7']);
  });

  it.each(['f150', 'f-150', 'f 150', 'ford f150'])(
    '[SRCH-02] finds a name that a feed has cut in two by %s',
    (query) => {
      const cut = engineOf([
        car('f150', 'Ford', 'F', { badge: '150', name: '2021 Ford F 150 XLT' }),
        car('van', 'Ford', 'Transit', { badge: 'F Sport', series: '150 kW', custom_rank: 9 }),
        car('f250', 'Ford', 'F', { badge: '250', name: '2021 Ford F 250', custom_rank: 9 }),
      ]);
      expect(cut.found(query)).toEqual(['f150']);
    },
  );

  it('joins no words that stand apart in the text of a vehicle', () => {
    expect(found('campervan')).toEqual([]);
    expect(found('motorhome')).toEqual([]);
  });

  it.each([
    ['utes', 'ute'],
    ['vans', 'van'],
    ['wagons', 'wagon'],
    ['hatches', 'hatch'],
    ['hatchbacks', 'hatchback'],
    ['toyotas', 'toyota'],
    ['4wds', '4wd'],
    ['pickups', 'pickup'],
  ])('[SRCH-02] finds by %s what %s finds', (plural, single) => {
    expect(found(plural)).toEqual(found(single));
    expect(found(single).length).toBeGreaterThan(0);
  });

  it.each([
    ['silver', 'skyline', 'silverado'],
    ['red', 'dmax', 'redline'],
  ])('[SRCH-02] puts the colour %s before names that begin so', (colour, first, behind) => {
    expect(found(colour)).toEqual([first, behind]);
  });

  it('[SRCH-02] shows the most exact matches alone in an order by price, says how many, and gives the rest when asked', () => {
    expect(ask('silver', {}, priceAscending)).toMatchObject({ nbHits: 2, nbSortedHits: 1, nbPages: 1 });
    expect(found('silver', {}, priceAscending)).toEqual(['skyline']);
    expect(found('silver', { relevancyStrictness: 0 }, priceAscending).toSorted()).toEqual(['silverado', 'skyline']);
    expect(ask('silver', { relevancyStrictness: 0 }, priceAscending)).not.toHaveProperty('nbSortedHits');
    expect(ask('nissan', {}, priceAscending)).not.toHaveProperty('nbSortedHits');
  });
});
