import { cityCar, electricCar, familySuv, modernCar, tourer } from './equipment.ts';
import type { CarRange } from './model.ts';
import { badge, diesel, electric, figures, petrol, shape, turboHybrid, turboPetrol } from './notation.ts';

const picanto12 = petrol(1248, 4, 122, '4-speed automatic', 'FWD', 6, 35);
const cerato20 = petrol(1999, 4, 192, '6-speed automatic', 'FWD', 7.4, 50);
const seltos20 = petrol(1999, 4, 180, 'CVT', 'FWD', 6.9, 50);
const turbo16 = turboPetrol(1591, 4, 265, '8-speed automatic', 'AWD', 7.4, 50);
const sportage20 = petrol(1999, 4, 192, '6-speed automatic', 'FWD', 8.1, 54);
const sportageDiesel = diesel(1998, 4, 416, '8-speed automatic', 'AWD', 6.3, 54);
const hybrid16 = turboHybrid(1598, 4, 350, '6-speed automatic', 'FWD', 4.9, 52);
const diesel22 = diesel(2151, 4, 440, '8-speed dual clutch', 'AWD', 6, 67);
const carnivalDiesel = diesel(2151, 4, 440, '8-speed automatic', 'FWD', 6.5, 72);
const tasmanDiesel = diesel(2151, 4, 440, '8-speed automatic', '4x4', 8.1, 80);

export const kia: CarRange = {
  make: 'Kia',
  wmi: ['KNA', 'KND'],
  models: [
    {
      name: 'Picanto',
      series: 'JA',
      sold: [2017, null],
      body: shape('Hatch', 5, 5, 3605, 1595, 1485, 1400),
      figures: figures(0, null, 9_500, 0.08),
      badges: [badge('Sport', 22_690, picanto12), badge('GT-Line', 24_490, picanto12)],
      equipment: [...cityCar, 'Eight-inch touchscreen', 'Apple CarPlay', 'Android Auto'],
    },
    {
      name: 'Rio',
      series: 'YB',
      sold: [2017, 2023],
      body: shape('Hatch', 5, 5, 4065, 1725, 1450, 1560),
      figures: figures(800, 5, 11_000, 0.09),
      badges: [
        badge('S', 21_990, petrol(1396, 4, 133, '6-speed automatic', 'FWD', 6.2, 45)),
        badge('GT-Line', 26_990, turboPetrol(998, 3, 172, '7-speed dual clutch', 'FWD', 5.4, 45)),
      ],
      equipment: [...cityCar, 'Apple CarPlay'],
    },
    {
      name: 'Cerato',
      series: 'BD',
      sold: [2018, 2024],
      body: shape('Hatch', 5, 5, 4510, 1800, 1445, 1800),
      figures: figures(1250, 4, 13_500, 0.095),
      badges: [
        badge('S', 28_490, cerato20),
        badge('Sport', 30_990, cerato20),
        badge('GT', 39_490, turboPetrol(1591, 4, 265, '7-speed dual clutch', 'FWD', 6.9, 50)),
      ],
      equipment: [...modernCar, 'Rear air vents'],
    },
    {
      name: 'Cerato',
      series: 'YD',
      sold: [2013, 2018],
      body: shape('Sedan', 5, 4, 4560, 1780, 1445, 1780),
      figures: figures(1100, 5, 13_500, 0.1),
      badges: [
        badge('S', 23_900, petrol(1797, 4, 175, '6-speed automatic', 'FWD', 7.1, 50)),
        badge('Si', 28_900, cerato20),
      ],
      equipment: cityCar,
    },
    {
      name: 'K4',
      series: 'CL4',
      sold: [2025, null],
      body: shape('Sedan', 5, 4, 4710, 1850, 1425, 1830),
      figures: figures(1000, null, 13_000, 0.1),
      badges: [
        badge('S', 33_490, petrol(1999, 4, 191, 'CVT', 'FWD', 6.3, 47)),
        badge('GT-Line', 45_190, turboPetrol(1598, 4, 264, '8-speed automatic', 'FWD', 6.8, 47)),
      ],
      equipment: [...modernCar, 'Curved twin displays'],
    },
    {
      name: 'Stonic',
      series: 'YB',
      sold: [2021, null],
      body: shape('SUV', 5, 5, 4140, 1760, 1520, 1620),
      figures: figures(800, 5, 11_000, 0.09),
      badges: [
        badge('S', 27_990, petrol(1368, 4, 133, '6-speed automatic', 'FWD', 6.7, 45)),
        badge('GT-Line', 34_490, turboPetrol(998, 3, 172, '7-speed dual clutch', 'FWD', 5.4, 45)),
      ],
      equipment: modernCar,
    },
    {
      name: 'Seltos',
      series: 'SP2',
      sold: [2019, null],
      body: shape('SUV', 5, 5, 4385, 1800, 1620, 1870),
      figures: figures(1100, 5, 13_000, 0.085),
      badges: [
        badge('S', 32_990, seltos20),
        badge('Sport', 36_490, seltos20),
        badge('Sport+', 39_990, seltos20),
        badge('GT-Line', 46_990, turbo16),
      ],
      equipment: familySuv,
    },
    {
      name: 'Sportage',
      series: 'NQ5',
      sold: [2021, null],
      body: shape('SUV', 5, 5, 4660, 1865, 1665, 2260),
      figures: figures(1650, 5, 15_000, 0.09),
      badges: [
        badge('S', 40_990, sportage20),
        badge('SX', 44_490, sportage20),
        badge('SX+', 50_690, sportageDiesel),
        badge('GT-Line HEV', 59_990, hybrid16),
      ],
      equipment: [...familySuv, 'Eight-inch touchscreen'],
    },
    {
      name: 'Sportage',
      series: 'QL',
      sold: [2016, 2021],
      body: shape('SUV', 5, 5, 4485, 1855, 1645, 2130),
      figures: figures(1500, 5, 15_500, 0.09),
      badges: [
        badge('Si', 33_500, petrol(1999, 4, 192, '6-speed automatic', 'FWD', 7.9, 62)),
        badge('SLi', 38_900, diesel(1995, 4, 400, '8-speed automatic', 'AWD', 6.4, 62)),
      ],
      equipment: [...modernCar, 'Roof rails'],
    },
    {
      name: 'Sorento',
      series: 'MQ4',
      sold: [2020, null],
      body: shape('SUV', 7, 5, 4810, 1900, 1700, 2500),
      figures: figures(2000, 5, 16_500, 0.09),
      badges: [
        badge('S', 58_990, diesel22),
        badge('Sport+', 66_490, diesel22),
        badge('GT-Line', 74_990, diesel22),
        badge('GT-Line HEV', 78_490, turboHybrid(1598, 4, 350, '6-speed automatic', 'AWD', 5.8, 67)),
      ],
      equipment: [...familySuv, 'Third-row seats with air vents'],
    },
    {
      name: 'Carnival',
      series: 'KA4',
      sold: [2020, null],
      body: shape('People mover', 8, 5, 5155, 1995, 1775, 2890),
      figures: figures(2000, 5, 19_000, 0.09),
      badges: [
        badge('S', 59_490, carnivalDiesel),
        badge('Sport', 64_990, carnivalDiesel),
        badge('GT-Line HEV', 82_990, turboHybrid(1598, 4, 367, '6-speed automatic', 'FWD', 5.8, 72)),
      ],
      equipment: [...familySuv, 'Power sliding doors', 'Sliding second-row seats'],
    },
    {
      name: 'Niro',
      series: 'SG2',
      sold: [2022, null],
      body: shape('SUV', 5, 5, 4420, 1825, 1570, 2200),
      figures: figures(0, 5, 13_000, 0.13),
      badges: [
        badge('EV S', 62_990, electric(255, 'FWD')),
        badge('HEV S', 49_490, turboHybrid(1580, 4, 265, '6-speed dual clutch', 'FWD', 4, 42)),
      ],
      equipment: [...modernCar, 'Contrasting rear pillar'],
    },
    {
      name: 'EV5',
      series: 'OV',
      sold: [2024, null],
      body: shape('SUV', 5, 5, 4615, 1875, 1715, 2540),
      figures: figures(1250, 5, 14_000, 0.14),
      badges: [badge('Air', 56_990, electric(310, 'FWD')), badge('GT-Line', 71_990, electric(480, 'AWD'))],
      equipment: [...electricCar, 'Vehicle-to-load power outlet'],
    },
    {
      name: 'EV6',
      series: 'CV',
      sold: [2022, null],
      body: shape('SUV', 5, 5, 4695, 1880, 1550, 2425),
      figures: figures(1600, 5, 15_000, 0.16),
      badges: [badge('Air', 77_990, electric(350, 'RWD')), badge('GT-Line', 94_990, electric(605, 'AWD'))],
      equipment: [...electricCar, 'Vehicle-to-load power outlet', '800-volt charging'],
    },
    {
      name: 'EV9',
      series: 'MV',
      sold: [2023, null],
      body: shape('SUV', 7, 5, 5010, 1980, 1755, 3240),
      figures: figures(2500, 5, 15_000, 0.17),
      badges: [badge('Air', 103_990, electric(350, 'RWD')), badge('GT-Line', 129_990, electric(700, 'AWD'))],
      equipment: [...electricCar, 'Third-row seats with charging ports'],
    },
    {
      name: 'Tasman',
      series: 'TK',
      sold: [2025, null],
      body: shape('Ute', 5, 4, 5410, 1930, 1870, 3250),
      figures: figures(3500, null, 18_000, 0.11),
      badges: [
        badge('S', 52_990, tasmanDiesel),
        badge('SX', 58_990, tasmanDiesel),
        badge('X-Pro', 79_990, tasmanDiesel),
      ],
      equipment: [...tourer, 'Double-sided tub accessories rail'],
    },
    {
      name: 'Stinger',
      series: 'CK',
      sold: [2017, 2023],
      body: shape('Sedan', 5, 5, 4830, 1870, 1400, 2260),
      figures: figures(1500, 5, 12_500, 0.09),
      badges: [badge('GT', 69_900, turboPetrol(3342, 6, 510, '8-speed automatic', 'RWD', 10.2, 60))],
      equipment: [...modernCar, 'Brembo brakes', 'Adaptive suspension', 'Liftback tailgate'],
    },
  ],
};
