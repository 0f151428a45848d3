import { describe, expect, it } from 'vitest';
import {
  pictureBackdrops,
  pictureBodies,
  pictureBody,
  pictureName,
  pictureSubject,
  pictureViews,
  paints,
  readPictureName,
  type PaintId,
} from './index.ts';

describe('picture names', () => {
  it('come back as the parts they were made of, for every body, view and backdrop', () => {
    for (const body of pictureBodies)
      for (const view of pictureViews)
        for (const backdrop of pictureBackdrops)
          for (const variant of [0, 1, 2, 3]) {
            const parts = { body, view, backdrop, variant, paint: 'glacier-white' } as const;
            expect(readPictureName(pictureName(parts))).toEqual(parts);
          }
  });

  it('come back for every paint', () => {
    for (const paint of Object.keys(paints) as PaintId[]) {
      const parts = { body: 'ute', view: 'side', backdrop: 'studio', variant: 1, paint } as const;
      expect(readPictureName(pictureName(parts))).toEqual(parts);
    }
  });

  it.each([
    [5, 1],
    [-1, 3],
    [2.9, 2],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('fold a variant of %s into %s', (variant, folded) => {
    expect(pictureName({ body: 'suv', paint: 'bronze', view: 'rear', backdrop: 'bush', variant })).toBe(
      `suv_bronze_rear_bush_${folded}`,
    );
  });

  it.each([
    '',
    'suv',
    'suv_glacier-white_front_studio',
    'suv_glacier-white_front_studio_4',
    'suv_glacier-white_front_studio_01',
    'suv_glacier-white_front_studio_1_extra',
    'suv_glacier-white_front_studio_1\n',
    'SUV_glacier-white_front_studio_1',
    'tank_glacier-white_front_studio_1',
    'suv_plaid_front_studio_1',
    'suv_constructor_front_studio_1',
    'suv___proto___front_studio_1',
    'suv_toString_front_studio_1',
    '../../etc/passwd',
    'suv_<script>_front_studio_1',
    'suv_glacier-white_front_studio_1'.repeat(4_000),
  ])('refuse %j', (name) => {
    expect(readPictureName(name)).toBeNull();
  });
});

describe('the drawing for a body as feeds name it', () => {
  it.each([
    ['SUV', 'suv'],
    ['Hatch', 'hatch'],
    ['hatchback', 'hatch'],
    ['Ute', 'ute'],
    ['Cab chassis', 'cab-chassis'],
    ['cabChassis', 'cab-chassis'],
    ['People mover', 'people-mover'],
    ['peopleMover', 'people-mover'],
    ['4x4', '4x4'],
    ['hardtop', '4x4'],
    ['stationWagon', 'wagon'],
    ['Convertible', 'convertible'],
    ['Coupe', 'coupe'],
    ['Van', 'van'],
    ['Bus', 'bus'],
    ['Caravan', 'caravan'],
    ['Motorhome', 'motorhome'],
    ['lightTruck', 'light-truck'],
    ['Light truck', 'light-truck'],
    ['ev', 'suv'],
    ['Sedan', 'sedan'],
    ['something new', 'sedan'],
    ['', 'sedan'],
  ])('%j is drawn as a %s', (simpleBody, body) => {
    expect(pictureBody(simpleBody)).toBe(body);
  });
});

describe('what a vehicle is drawn as', () => {
  it.each([
    [{ make: 'Kia', model: 'Picanto', series: 'JA', body: 'Hatch' }, 'kia-picanto'],
    [{ make: 'Kia', model: 'Sportage', series: 'QL', body: 'SUV' }, 'kia-sportage-ql'],
    [{ make: 'Toyota', model: 'Corolla', series: 'ZRE172R', body: 'Sedan' }, 'toyota-corolla-zre172r'],
    [{ make: 'Isuzu UTE', model: 'Nothing', series: null, body: 'Ute' }, 'ute'],
    [{ make: 'Jayco', model: 'Swan', series: null, body: 'Caravan', length: 5_230 }, 'camper-trailer'],
    [{ make: 'Jayco', model: 'Journey', series: null, body: 'Caravan', length: 5_630 }, 'caravan'],
    [{ make: 'Jayco', model: 'Starcraft', series: null, body: 'Caravan', length: 4_830 }, 'caravan-short'],
    [{ make: 'Jayco', model: 'Silverline', series: null, body: 'Caravan', length: 7_560 }, 'caravan-long'],
    [{ make: 'Winnebago', model: 'Jervis', series: 'C1911', body: 'Motorhome', length: 5_990 }, 'campervan'],
    [{ make: 'Winnebago', model: 'Byron', series: 'C2312', body: 'Motorhome', length: 6_950 }, 'motorhome'],
  ])('%j: %s', (vehicle, subject) => {
    expect(pictureSubject(vehicle)).toBe(subject);
    expect(
      readPictureName(
        pictureName({ body: subject, paint: 'bronze', view: 'front-right', backdrop: 'studio', variant: 0 }),
      )?.body,
    ).toBe(subject);
  });
});
