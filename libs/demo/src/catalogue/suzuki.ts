import { basics, cityCar, electricCar, familySuv, modernCar } from './equipment.ts';
import type { CarRange } from './model.ts';
import { badge, electric, figures, hybrid, petrol, shape, turboPetrol, turboPremium } from './notation.ts';

const swift12 = hybrid(1197, 3, 112, 'CVT', 'FWD', 4, 37);
const boosterjet14 = turboPremium(1373, 4, 220, '6-speed automatic', 'FWD', 6.2, 47);
const vitara16 = petrol(1586, 4, 156, '6-speed automatic', 'FWD', 6.2, 47);

export const suzuki: CarRange = {
  make: 'Suzuki',
  wmi: ['JSA', 'TSM', 'MA3'],
  models: [
    {
      name: 'Swift',
      series: 'DZ',
      sold: [2024, null],
      body: shape('Hatch', 5, 5, 3860, 1735, 1495, 1365),
      figures: figures(1000, 3, 10_000, 0.085),
      badges: [
        badge('Hybrid', 26_990, swift12),
        badge('Hybrid Plus', 28_990, swift12),
        badge('Hybrid GLX', 31_490, swift12),
      ],
      equipment: [...modernCar, 'Nine-inch touchscreen'],
    },
    {
      name: 'Swift',
      series: 'AZ',
      sold: [2017, 2024],
      body: shape('Hatch', 5, 5, 3840, 1735, 1495, 1365),
      figures: figures(1000, 5, 10_500, 0.085),
      badges: [
        badge('GL Navigator', 22_490, petrol(1242, 4, 120, 'CVT', 'FWD', 4.8, 37)),
        badge('GLX Turbo', 27_990, turboPetrol(998, 3, 160, '6-speed automatic', 'FWD', 5.1, 37)),
        badge('Sport', 31_990, turboPremium(1373, 4, 230, '6-speed manual', 'FWD', 6.1, 37)),
      ],
      equipment: [...cityCar, 'Apple CarPlay', 'Android Auto'],
    },
    {
      name: 'Baleno',
      series: 'EW',
      sold: [2016, 2022],
      body: shape('Hatch', 5, 5, 3995, 1745, 1470, 1405),
      figures: figures(1000, 4, 11_000, 0.09),
      badges: [
        badge('GL', 19_490, petrol(1373, 4, 130, '4-speed automatic', 'FWD', 5.4, 37)),
        badge('GLX', 21_990, petrol(1373, 4, 130, '4-speed automatic', 'FWD', 5.4, 37)),
      ],
      equipment: cityCar,
    },
    {
      name: 'Ignis',
      series: 'MF',
      sold: [2016, null],
      body: shape('Hatch', 5, 5, 3700, 1660, 1595, 1330),
      figures: figures(0, 5, 9_500, 0.09),
      badges: [
        badge('GL', 22_990, petrol(1242, 4, 120, 'CVT', 'FWD', 4.9, 32)),
        badge('GLX', 24_990, petrol(1242, 4, 120, 'CVT', 'FWD', 4.9, 32)),
      ],
      equipment: [...cityCar, 'Sliding rear seats'],
    },
    {
      name: 'Fronx',
      series: 'WDB',
      sold: [2025, null],
      body: shape('SUV', 5, 5, 3995, 1765, 1550, 1480),
      figures: figures(800, null, 11_000, 0.1),
      badges: [badge('Hybrid', 31_990, hybrid(1462, 4, 137, '6-speed automatic', 'FWD', 4.9, 37))],
      equipment: [...modernCar, 'Head-up display'],
    },
    {
      name: 'Vitara',
      series: 'LY',
      sold: [2015, null],
      body: shape('SUV', 5, 5, 4175, 1775, 1610, 1730),
      figures: figures(1200, 5, 13_000, 0.09),
      badges: [
        badge('Standard', 32_990, vitara16),
        badge('Turbo', 39_490, boosterjet14),
        badge('Turbo AllGrip', 43_490, turboPremium(1373, 4, 220, '6-speed automatic', 'AWD', 6.2, 47)),
      ],
      equipment: [...familySuv, 'Panoramic opening roof on upper grades'],
    },
    {
      name: 'e Vitara',
      series: 'YFE',
      sold: [2026, null],
      body: shape('SUV', 5, 5, 4275, 1800, 1635, 2300),
      figures: figures(750, null, 12_000, 0.15),
      badges: [badge('Motion', 42_990, electric(193, 'FWD')), badge('Ultra AllGrip', 54_990, electric(307, 'AWD'))],
      equipment: electricCar,
    },
    {
      name: 'S-Cross',
      series: 'YA',
      sold: [2021, null],
      body: shape('SUV', 5, 5, 4305, 1785, 1580, 1750),
      figures: figures(1500, null, 13_000, 0.1),
      badges: [
        badge('AllGrip', 45_490, turboPremium(1373, 4, 220, '6-speed automatic', 'AWD', 6.2, 47)),
        badge('AllGrip Prestige', 49_990, turboPremium(1373, 4, 220, '6-speed automatic', 'AWD', 6.2, 47)),
      ],
      equipment: familySuv,
    },
    {
      name: 'Jimny',
      series: 'JB74',
      sold: [2019, null],
      body: shape('4x4', 4, 3, 3645, 1645, 1720, 1435),
      figures: figures(1300, 3, 11_000, 0.055),
      badges: [
        badge('Lite', 35_990, petrol(1462, 4, 130, '5-speed manual', '4x4', 6.4, 40)),
        badge('GLX', 39_990, petrol(1462, 4, 130, '4-speed automatic', '4x4', 6.9, 40)),
      ],
      equipment: [...basics, 'Low-range transfer case', 'Ladder-frame chassis', 'Hill descent control'],
    },
    {
      name: 'Jimny XL',
      series: 'JC74',
      sold: [2024, null],
      body: shape('4x4', 4, 5, 3965, 1645, 1720, 1545),
      figures: figures(1300, null, 11_500, 0.06),
      badges: [badge('GLX', 42_490, petrol(1462, 4, 130, '4-speed automatic', '4x4', 6.9, 40))],
      equipment: [...basics, 'Low-range transfer case', 'Ladder-frame chassis', 'Nine-inch touchscreen'],
    },
  ],
};
