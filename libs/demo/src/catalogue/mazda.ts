import { basics, cityCar, familySuv, modernCar, tourer } from './equipment.ts';
import type { CarRange } from './model.ts';
import { badge, diesel, figures, petrol, plugIn, premium, shape, turboHybrid, turboPetrol } from './notation.ts';

const skyactiv15 = petrol(1496, 4, 144, '6-speed automatic', 'FWD', 5.4, 44);
const skyactiv20 = petrol(1998, 4, 200, '6-speed automatic', 'FWD', 5.9, 51);
const skyactiv25 = petrol(2488, 4, 252, '6-speed automatic', 'AWD', 7.4, 58);
const turbo25 = turboPetrol(2488, 4, 420, '6-speed automatic', 'AWD', 8.2, 58);
const bt50 = diesel(2999, 4, 450, '6-speed automatic', '4x4', 8, 76);
const six33 = turboHybrid(3283, 6, 450, '8-speed automatic', 'AWD', 7.4, 58);

export const mazda: CarRange = {
  make: 'Mazda',
  wmi: ['JM0', 'JM7', 'MP2'],
  models: [
    {
      name: '2',
      series: 'DJ',
      sold: [2014, null],
      body: shape('Hatch', 5, 5, 4065, 1695, 1495, 1530),
      figures: figures(0, 5, 10_500, 0.085),
      badges: [
        badge('G15 Pure', 26_990, skyactiv15),
        badge('G15 Evolve', 29_990, skyactiv15),
        badge('G15 GT', 31_490, skyactiv15),
      ],
      equipment: [...cityCar, 'Seven-inch display'],
    },
    {
      name: '3',
      series: 'BP',
      sold: [2019, null],
      body: shape('Hatch', 5, 5, 4460, 1795, 1435, 1865),
      figures: figures(1200, 5, 13_000, 0.09),
      badges: [
        badge('G20 Pure', 34_990, skyactiv20),
        badge('G20 Evolve', 37_990, skyactiv20),
        badge('G25 GT', 42_990, petrol(2488, 4, 252, '6-speed automatic', 'FWD', 6.6, 51)),
      ],
      equipment: [...modernCar, 'Head-up display'],
    },
    {
      name: '3',
      series: 'BN',
      sold: [2014, 2019],
      body: shape('Sedan', 5, 4, 4580, 1795, 1450, 1790),
      figures: figures(1200, 5, 13_500, 0.09),
      badges: [
        badge('Neo Sport', 25_900, skyactiv20),
        badge('Touring', 29_400, skyactiv20),
        badge('SP25 GT', 33_900, petrol(2488, 4, 250, '6-speed automatic', 'FWD', 6.1, 51)),
      ],
      equipment: [...cityCar, 'Rotary dial controller'],
    },
    {
      name: '6',
      series: 'GL',
      sold: [2018, 2025],
      body: shape('Wagon', 5, 5, 4805, 1840, 1480, 2110),
      figures: figures(1500, 5, 14_500, 0.1),
      badges: [
        badge('Touring', 44_900, petrol(2488, 4, 252, '6-speed automatic', 'FWD', 7, 62)),
        badge('Atenza', 56_900, turboPetrol(2488, 4, 420, '6-speed automatic', 'FWD', 7.6, 62)),
      ],
      equipment: [...modernCar, 'Leather-accented seats'],
    },
    {
      name: 'CX-3',
      series: 'DK',
      sold: [2015, null],
      body: shape('SUV', 5, 5, 4275, 1765, 1535, 1720),
      figures: figures(1200, null, 11_500, 0.085),
      badges: [
        badge('Sport', 31_490, petrol(1998, 4, 195, '6-speed automatic', 'FWD', 6.3, 48)),
        badge('Touring SP', 36_490, petrol(1998, 4, 195, '6-speed automatic', 'FWD', 6.3, 48)),
        badge('Akari', 40_990, petrol(1998, 4, 195, '6-speed automatic', 'AWD', 6.7, 44)),
      ],
      equipment: [...modernCar, 'Head-up display'],
    },
    {
      name: 'CX-30',
      series: 'DM',
      sold: [2020, null],
      body: shape('SUV', 5, 5, 4395, 1795, 1540, 1910),
      figures: figures(1200, 5, 12_500, 0.085),
      badges: [
        badge('G20 Pure', 36_990, skyactiv20),
        badge('G20 Evolve', 39_990, skyactiv20),
        badge('G25 Astina', 48_990, petrol(2488, 4, 252, '6-speed automatic', 'AWD', 6.8, 48)),
      ],
      equipment: familySuv,
    },
    {
      name: 'CX-5',
      series: 'KF',
      sold: [2017, null],
      body: shape('SUV', 5, 5, 4575, 1845, 1680, 2130),
      figures: figures(1800, 5, 15_000, 0.09),
      badges: [
        badge('G25 Maxx Sport', 43_990, skyactiv25),
        badge('G25 Touring', 48_990, skyactiv25),
        badge('G25 GT SP', 55_490, skyactiv25),
        badge('G35 Akera', 61_990, turbo25),
      ],
      equipment: [...familySuv, 'Head-up display'],
    },
    {
      name: 'CX-5',
      series: 'KE',
      sold: [2012, 2017],
      body: shape('SUV', 5, 5, 4540, 1840, 1710, 2035),
      figures: figures(1800, 5, 16_000, 0.09),
      badges: [
        badge('Maxx', 32_900, petrol(1998, 4, 200, '6-speed automatic', 'FWD', 6.4, 56)),
        badge('Grand Touring', 43_900, diesel(2191, 4, 420, '6-speed automatic', 'AWD', 5.7, 58)),
      ],
      equipment: [...basics, 'Roof rails', 'Rear parking sensors'],
    },
    {
      name: 'CX-8',
      series: 'KG',
      sold: [2018, 2023],
      body: shape('SUV', 7, 5, 4900, 1840, 1730, 2650),
      figures: figures(2000, 5, 16_000, 0.095),
      badges: [
        badge('Sport', 50_900, petrol(2488, 4, 252, '6-speed automatic', 'FWD', 8.1, 72)),
        badge('Asaki', 71_900, diesel(2191, 4, 450, '6-speed automatic', 'AWD', 6, 74)),
      ],
      equipment: [...familySuv, 'Third-row seats'],
    },
    {
      name: 'CX-60',
      series: 'KH',
      sold: [2023, null],
      body: shape('SUV', 5, 5, 4740, 1890, 1680, 2530),
      figures: figures(2500, 5, 15_000, 0.13),
      badges: [
        badge('G40e Evolve', 67_900, six33),
        badge('P50e GT', 84_900, plugIn(2488, 4, 500, '8-speed automatic', 'AWD', 2.1, 50)),
      ],
      equipment: [...familySuv, 'Twelve-inch display'],
    },
    {
      name: 'CX-80',
      series: 'KL',
      sold: [2024, null],
      body: shape('SUV', 7, 5, 4990, 1890, 1710, 2790),
      figures: figures(2500, 5, 16_000, 0.12),
      badges: [
        badge('G40e Touring', 72_900, six33),
        badge('D50e Azami', 91_400, turboHybrid(3283, 6, 550, '8-speed automatic', 'AWD', 5.2, 74)),
      ],
      equipment: [...familySuv, 'Third-row seats'],
    },
    {
      name: 'BT-50',
      series: 'TF',
      sold: [2020, null],
      body: shape('Ute', 5, 4, 5280, 1870, 1790, 3100),
      figures: figures(3500, 5, 19_000, 0.09),
      badges: [badge('XT', 57_990, bt50), badge('XTR', 63_490, bt50), badge('SP', 70_990, bt50)],
      equipment: [...tourer, 'Tub liner'],
    },
    {
      name: 'MX-5',
      series: 'ND',
      sold: [2015, null],
      body: shape('Convertible', 2, 2, 3915, 1735, 1235, 1280),
      figures: figures(0, 5, 7_500, 0.06),
      badges: [
        badge('Roadster GT', 51_900, premium(1998, 4, 205, '6-speed manual', 'RWD', 6.8, 45)),
        badge('RF GT', 57_400, premium(1998, 4, 205, '6-speed automatic', 'RWD', 7, 45)),
      ],
      equipment: [...basics, 'Headrest speakers', 'Limited-slip differential', 'Heated front seats'],
    },
  ],
};
