import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mappingSchema } from './mapping.ts';
import { splitTitle, titleParts } from './splitTitle.ts';

const rule = {
  column: 'Title',
  year: 'Year',
  make: 'Brand',
  model: 'Model',
  makes: ['Land Rover', 'Alfa Romeo'],
  models: { 'Land Rover': ['Range Rover', 'Range Rover Sport'], Hyundai: ['Santa FE'] },
};
const split = (title: string, make: string, model: string, year = '2020') =>
  Object.values(splitTitle({ title, year, make, model }, rule)).slice(1);

it.each([
  ['2020 Toyota Yaris ZR Hybrid', 'Toyota', 'Yaris', ['Toyota', 'Yaris', 'ZR Hybrid']],
  ['2020 Toyota Yaris', 'Toyota', 'Yaris', ['Toyota', 'Yaris', '']],
  ['2020 Alfa Romeo Giulia', 'Alfa', 'Romeo', ['Alfa Romeo', 'Giulia', '']],
  ['2020 Land Rover Range Rover Sport SDV6', 'Land', 'Rover', ['Land Rover', 'Range Rover Sport', 'SDV6']],
  ['2020 Land Rover Range Rover SDV6', 'Land', 'Rover', ['Land Rover', 'Range Rover', 'SDV6']],
  ['2020 Hyundai Santa FE Elite', 'Hyundai', 'Santa', ['Hyundai', 'Santa FE', 'Elite']],
  ['2020 Hyundai Santana Elite', 'Hyundai', 'Santa', ['Hyundai', 'Santa', '']],
  ['2019 Toyota Yaris ZR', 'Toyota', 'Yaris', ['Toyota', 'Yaris', '']],
  ['Cheap car', 'Toyota', 'Yaris', ['Toyota', 'Yaris', '']],
])('takes %j apart', (title, make, model, parts) => {
  expect(split(title, make, model)).toEqual(parts);
});

it('finds again any badge behind year, make and model', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9.]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), (badge) => {
      expect(split(`2020 Kia Rio ${badge.join(' ')}`.trim(), 'Kia', 'Rio')).toEqual(['Kia', 'Rio', badge.join(' ')]);
    }),
  );
});

const byNames = mappingSchema.shape.title.unwrap().unwrap().parse({ column: 'Vehicle' });

it.each([
  ['2021 BMW 3 Series 320i M Sport', ['2021', 'BMW', '3 Series', '320i M Sport']],
  ['Land Rover Range Rover Sport SDV6', ['', 'Land Rover', 'Range Rover Sport', 'SDV6']],
  ['Isuzu UTE D-MAX LS-U', ['', 'Isuzu UTE', 'D-MAX', 'LS-U']],
  ['Lynk & Co 01 Core', ['', 'Lynk & Co', '01', 'Core']],
  ['Mercedes-Benz C200 AMG Line', ['', 'Mercedes-Benz', 'C200', 'AMG Line']],
  ['TOYOTA HILUX SR5 (4x4)', ['', 'TOYOTA', 'HILUX', 'SR5 (4x4)']],
  ['Nobody Knows This', ['', 'Nobody', 'Knows', 'This']],
  ['', ['', '', '', '']],
])('takes %j apart by the names of the trade, where no column has make and model', (title, parts) => {
  expect(Object.values(titleParts({ Vehicle: title }, byNames))).toEqual(parts);
});

it('takes model and badge apart where the make has a column of its own', () => {
  const parts = titleParts({ Marke: 'Mazda', Modell: '3 G20 Pure' }, { ...byNames, column: 'Modell', make: 'Marke' });
  expect(parts).toEqual({ year: '', make: 'Mazda', model: '3', badge: 'G20 Pure' });
});
