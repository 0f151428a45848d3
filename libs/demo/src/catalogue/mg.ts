import { cityCar, electricCar, familySuv, modernCar, tourer } from './equipment.ts';
import type { CarRange } from './model.ts';
import { badge, diesel, electric, figures, hybrid, petrol, shape, turboPetrol } from './notation.ts';

const hs15 = turboPetrol(1490, 4, 275, '7-speed dual clutch', 'FWD', 6.9, 55);

export const mg: CarRange = {
  make: 'MG',
  wmi: ['LSJ'],
  models: [
    {
      name: 'MG3',
      series: 'ZP22',
      sold: [2024, null],
      body: shape('Hatch', 5, 5, 4113, 1797, 1502, 1700),
      figures: figures(500, 4, 10_500, 0.11),
      badges: [
        badge('Excite', 23_888, petrol(1498, 4, 148, 'CVT', 'FWD', 6, 45)),
        badge('Hybrid+ Essence', 30_990, hybrid(1498, 4, 250, '3-speed automatic', 'FWD', 4.3, 36)),
      ],
      equipment: modernCar,
    },
    {
      name: 'MG3',
      series: 'SZP1',
      sold: [2018, 2024],
      body: shape('Hatch', 5, 5, 4055, 1729, 1504, 1540),
      figures: figures(0, null, 10_500, 0.105),
      badges: [
        badge('Core', 18_990, petrol(1498, 4, 150, '4-speed automatic', 'FWD', 6.7, 45)),
        badge('Excite', 20_490, petrol(1498, 4, 150, '4-speed automatic', 'FWD', 6.7, 45)),
      ],
      equipment: [...cityCar, 'Apple CarPlay'],
    },
    {
      name: 'MG5',
      series: 'AP12',
      sold: [2023, null],
      body: shape('Sedan', 5, 4, 4675, 1842, 1473, 1690),
      figures: figures(600, 0, 12_500, 0.14),
      badges: [
        badge('Vibe', 24_888, petrol(1498, 4, 150, 'CVT', 'FWD', 5.7, 50)),
        badge('Essence', 28_888, turboPetrol(1490, 4, 250, '7-speed dual clutch', 'FWD', 5.9, 50)),
      ],
      equipment: cityCar,
    },
    {
      name: 'ZS',
      series: 'AZS1',
      sold: [2017, null],
      body: shape('SUV', 5, 5, 4323, 1809, 1653, 1740),
      figures: figures(500, 4, 11_500, 0.115),
      badges: [
        badge('Excite', 23_990, petrol(1498, 4, 150, '4-speed automatic', 'FWD', 7.1, 48)),
        badge('Essence', 26_990, petrol(1498, 4, 150, '4-speed automatic', 'FWD', 7.1, 48)),
      ],
      equipment: [...cityCar, 'Apple CarPlay', 'Android Auto', 'Roof rails'],
    },
    {
      name: 'ZS Hybrid+',
      series: 'ZS32',
      sold: [2025, null],
      body: shape('SUV', 5, 5, 4430, 1818, 1635, 1860),
      figures: figures(500, 4, 12_000, 0.11),
      badges: [
        badge('Excite', 34_990, hybrid(1498, 4, 250, '3-speed automatic', 'FWD', 4.7, 41)),
        badge('Essence', 38_990, hybrid(1498, 4, 250, '3-speed automatic', 'FWD', 4.7, 41)),
      ],
      equipment: familySuv,
    },
    {
      name: 'HS',
      series: 'AS33',
      sold: [2024, null],
      body: shape('SUV', 5, 5, 4670, 1890, 1655, 2090),
      figures: figures(1500, 5, 14_000, 0.115),
      badges: [
        badge('Vibe', 34_990, hs15),
        badge('Essence', 42_490, hs15),
        badge('Hybrid+ Essence', 46_990, hybrid(1496, 4, 340, '2-speed automatic', 'FWD', 5.2, 55)),
      ],
      equipment: [...familySuv, 'Twin twelve-inch displays'],
    },
    {
      name: 'HS',
      series: 'SAS23',
      sold: [2019, 2024],
      body: shape('SUV', 5, 5, 4574, 1876, 1685, 1993),
      figures: figures(1500, 5, 14_000, 0.125),
      badges: [
        badge('Core', 30_990, turboPetrol(1490, 4, 250, '7-speed dual clutch', 'FWD', 7.3, 55)),
        badge('Essence', 37_990, turboPetrol(1995, 4, 360, '6-speed dual clutch', 'AWD', 9.5, 55)),
      ],
      equipment: modernCar,
    },
    {
      name: 'MG4',
      series: 'EH32',
      sold: [2023, null],
      body: shape('Hatch', 5, 5, 4287, 1836, 1516, 2120),
      figures: figures(500, 5, 13_500, 0.18),
      badges: [
        badge('Excite 51', 37_990, electric(250, 'RWD')),
        badge('Essence 64', 44_990, electric(250, 'RWD')),
        badge('XPower', 56_990, electric(600, 'AWD')),
      ],
      equipment: electricCar,
    },
    {
      name: 'Cyberster',
      series: 'E101',
      sold: [2025, null],
      body: shape('Convertible', 2, 2, 4535, 1913, 1329, 2175),
      figures: figures(0, null, 7_000, 0.15),
      badges: [badge('AWD', 115_000, electric(725, 'AWD'))],
      equipment: [...electricCar, 'Electric scissor doors', 'Power-folding soft top'],
    },
    {
      name: 'MGU9',
      series: 'U9',
      sold: [2025, null],
      body: shape('Ute', 5, 4, 5500, 1997, 1860, 3320),
      figures: figures(3500, null, 17_000, 0.12),
      badges: [
        badge('Explore', 55_990, diesel(2499, 4, 520, '8-speed automatic', '4x4', 8.1, 80)),
        badge('Explore Pro', 63_990, diesel(2499, 4, 520, '8-speed automatic', '4x4', 8.1, 80)),
      ],
      equipment: [...tourer, 'Folding mid-gate'],
    },
  ],
};
