import { basics, familySuv, loadVan, tourer, workUte } from './equipment.ts';
import type { CarModel } from './model.ts';
import { badge, diesel, figures, shape, turboHybrid } from './notation.ts';

const hilux28 = diesel(2755, 4, 500, '6-speed automatic', '4x4', 7.9, 80);
const hilux28Manual = diesel(2755, 4, 420, '6-speed manual', '4x4', 7.5, 80);
const hilux24 = diesel(2393, 4, 400, '6-speed automatic', '4x2', 7.1, 80);
const v6Diesel = diesel(3346, 6, 700, '10-speed automatic', '4x4', 8.9, 110);
const prado28 = diesel(2755, 4, 500, '6-speed automatic', '4x4', 7.9, 150);
const prado250 = diesel(2755, 4, 500, '8-speed automatic', '4x4', 7.6, 110);
const cruiser28 = diesel(2755, 4, 500, '6-speed automatic', '4x4', 9.6, 130);
const cruiserV8 = diesel(4461, 8, 430, '5-speed manual', '4x4', 10.7, 130);
const hiace28 = diesel(2755, 4, 450, '6-speed automatic', 'RWD', 8.2, 70);

/** Utes, four-wheel drives, vans and buses. */
export const toyotaOffRoad: readonly CarModel[] = [
  {
    name: 'HiLux',
    series: 'GUN126R',
    sold: [2015, null],
    body: shape('Ute', 5, 4, 5325, 1855, 1815, 3050),
    figures: figures(3500, 5, 20_000, 0.075),
    badges: [
      badge('SR', 61_500, hilux28Manual),
      badge('SR5', 69_800, hilux28),
      badge('Rogue', 77_900, hilux28),
      badge('WorkMate', 45_900, hilux24),
    ],
    equipment: [...workUte, 'Tow bar wiring', 'Tub liner'],
  },
  {
    name: 'HiLux',
    series: 'GUN125R',
    sold: [2015, null],
    body: shape('Cab chassis', 2, 2, 5220, 1800, 1775, 3000),
    figures: figures(3500, 5, 22_000, 0.085),
    badges: [badge('WorkMate', 47_200, hilux28Manual), badge('SR', 52_600, hilux28)],
    equipment: [...workUte, 'Alloy drop-side tray'],
  },
  {
    name: 'LandCruiser 300',
    series: 'FJA300R',
    sold: [2021, null],
    body: shape('SUV', 7, 5, 4980, 1980, 1950, 3280),
    figures: figures(3500, 5, 19_000, 0.06),
    badges: [
      badge('GX', 104_900, v6Diesel),
      badge('GXL', 118_500, v6Diesel),
      badge('VX', 131_800, v6Diesel),
      badge('Sahara', 152_700, v6Diesel),
    ],
    equipment: [...tourer, 'Multi-terrain monitor', 'Third-row seats'],
  },
  {
    name: 'LandCruiser 70',
    series: 'GDJ79R',
    sold: [2024, null],
    body: shape('Cab chassis', 5, 4, 5420, 1870, 1955, 3510),
    figures: figures(3500, null, 20_000, 0.05),
    badges: [badge('WorkMate', 87_700, cruiser28), badge('GX', 90_200, cruiser28), badge('GXL', 92_800, cruiser28)],
    equipment: [...workUte, 'Raised air intake', 'Front and rear differential locks'],
  },
  {
    name: 'LandCruiser 70',
    series: 'VDJ79R',
    sold: [2012, 2024],
    body: shape('Cab chassis', 5, 4, 5220, 1870, 1970, 3300),
    figures: figures(3500, null, 21_000, 0.045),
    badges: [badge('WorkMate', 72_400, cruiserV8), badge('GXL', 78_900, cruiserV8)],
    equipment: [...workUte, 'Raised air intake', 'Front and rear differential locks'],
  },
  {
    name: 'LandCruiser 70',
    series: 'GDJ76R',
    sold: [2024, null],
    body: shape('4x4', 5, 5, 4910, 1870, 1940, 3060),
    figures: figures(3500, null, 18_000, 0.05),
    badges: [badge('GXL', 89_900, cruiser28)],
    equipment: [...workUte, 'Raised air intake', 'Barn doors'],
  },
  {
    name: 'LandCruiser Prado',
    series: 'GDJ250R',
    sold: [2024, null],
    body: shape('SUV', 7, 5, 4925, 1980, 1935, 3150),
    figures: figures(3500, 5, 17_000, 0.07),
    badges: [badge('GXL', 88_900, prado250), badge('VX', 97_600, prado250), badge('Kakadu', 109_500, prado250)],
    equipment: [...tourer, 'Third-row seats', 'Ten-speaker audio'],
  },
  {
    name: 'LandCruiser Prado',
    series: 'GDJ150R',
    sold: [2015, 2023],
    body: shape('SUV', 7, 5, 4825, 1885, 1880, 2990),
    figures: figures(3000, 5, 18_000, 0.065),
    badges: [badge('GX', 68_300, prado28), badge('GXL', 75_200, prado28), badge('Kakadu', 96_400, prado28)],
    equipment: [...tourer, 'Third-row seats'],
  },
  {
    name: 'Fortuner',
    series: 'GUN156R',
    sold: [2015, null],
    body: shape('SUV', 7, 5, 4795, 1855, 1835, 2800),
    figures: figures(3100, 5, 16_000, 0.09),
    badges: [badge('GX', 59_200, hilux28), badge('GXL', 64_300, hilux28), badge('Crusade', 72_400, hilux28)],
    equipment: [...tourer, 'Third-row seats that fold to the side'],
  },
  {
    name: 'HiAce',
    series: 'GDH300R',
    sold: [2019, null],
    body: shape('Van', 3, 4, 5265, 1950, 1990, 3500),
    figures: figures(1900, 5, 22_000, 0.085),
    badges: [badge('LWB', 57_600, hiace28), badge('SLWB', 67_400, hiace28)],
    equipment: [...loadVan, 'Dual sliding doors'],
  },
  {
    name: 'Granvia',
    series: 'GDH303R',
    sold: [2019, null],
    body: shape('People mover', 8, 4, 5300, 1970, 1990, 3500),
    figures: figures(1500, 5, 18_000, 0.11),
    badges: [badge('Standard', 74_900, hiace28), badge('VX', 83_700, hiace28)],
    equipment: [...familySuv, 'Captain seats with ottomans', 'Power sliding doors'],
  },
  {
    name: 'Coaster',
    series: 'XZB70R',
    sold: [2017, null],
    body: shape('Bus', 22, 3, 6990, 2080, 2635, 6000),
    figures: figures(0, null, 24_000, 0.1),
    badges: [
      badge('Standard', 112_000, diesel(4009, 4, 397, '6-speed automatic', 'RWD', 13.5, 95)),
      badge('Deluxe', 128_000, diesel(4009, 4, 397, '6-speed automatic', 'RWD', 13.5, 95)),
    ],
    equipment: [...basics, 'Passenger seat belts throughout', 'Power entry door'],
  },
  {
    name: 'Tundra',
    series: 'VXKA75R',
    sold: [2024, null],
    body: shape('Ute', 5, 4, 5955, 2030, 1985, 3536),
    figures: figures(4500, null, 15_000, 0.1),
    badges: [
      badge('Limited', 163_900, turboHybrid(3445, 6, 790, '10-speed automatic', '4x4', 12.1, 122)),
      badge('Platinum', 180_900, turboHybrid(3445, 6, 790, '10-speed automatic', '4x4', 12.1, 122)),
    ],
    equipment: [...tourer, 'Electric tow mirrors', 'Power tailgate window'],
  },
];
