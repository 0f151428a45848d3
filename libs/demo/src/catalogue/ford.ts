import { basics, cityCar, electricCar, familySuv, loadVan, modernCar, tourer } from './equipment.ts';
import type { CarRange } from './model.ts';
import {
  badge,
  diesel,
  electric,
  figures,
  petrol,
  plugIn,
  premium,
  shape,
  turboPetrol,
  turboPremium,
} from './notation.ts';

const biTurbo = diesel(1996, 4, 500, '10-speed automatic', '4x4', 7.2, 80);
const v6Diesel = diesel(2993, 6, 600, '10-speed automatic', '4x4', 8.4, 80);
const five32 = diesel(3198, 5, 470, '6-speed automatic', '4x4', 8.9, 80);

export const ford: CarRange = {
  make: 'Ford',
  wmi: ['MPB', 'MNB', 'WF0', '6FP'],
  models: [
    {
      name: 'Ranger',
      series: 'PY',
      sold: [2022, null],
      body: shape('Ute', 5, 4, 5370, 1918, 1884, 3280),
      figures: figures(3500, 5, 20_000, 0.085),
      badges: [
        badge('XLT', 71_900, biTurbo),
        badge('Sport', 75_900, v6Diesel),
        badge('Wildtrak', 82_400, v6Diesel),
        badge('Raptor', 99_900, turboPremium(2956, 6, 583, '10-speed automatic', '4x4', 11.5, 80)),
      ],
      equipment: [...tourer, 'Twelve-inch portrait display', 'Integrated box step'],
    },
    {
      name: 'Ranger',
      series: 'PX',
      sold: [2012, 2022],
      body: shape('Ute', 5, 4, 5446, 1867, 1848, 3200),
      figures: figures(3500, 5, 21_000, 0.085),
      badges: [
        badge('XL', 51_900, diesel(2198, 4, 385, '6-speed manual', '4x4', 7.8, 80)),
        badge('XLT', 62_900, five32),
        badge('Wildtrak', 68_900, five32),
      ],
      equipment: [...basics, 'Tow bar wiring', 'Full-size spare wheel', 'Trailer sway control'],
    },
    {
      name: 'Everest',
      series: 'UB',
      sold: [2022, null],
      body: shape('SUV', 7, 5, 4914, 1923, 1842, 3150),
      figures: figures(3500, 5, 18_000, 0.09),
      badges: [badge('Trend', 71_900, biTurbo), badge('Sport', 77_900, v6Diesel), badge('Platinum', 88_900, v6Diesel)],
      equipment: [...tourer, 'Third-row seats'],
    },
    {
      name: 'Escape',
      series: 'ZH',
      sold: [2020, 2023],
      body: shape('SUV', 5, 5, 4614, 1883, 1680, 2180),
      figures: figures(1800, 5, 14_500, 0.115),
      badges: [
        badge('ST-Line', 44_900, turboPetrol(1999, 4, 387, '8-speed automatic', 'AWD', 8.6, 57)),
        badge('PHEV', 57_500, plugIn(2488, 4, 200, 'CVT', 'FWD', 1.5, 45)),
      ],
      equipment: familySuv,
    },
    {
      name: 'Puma',
      series: 'JK',
      sold: [2020, 2024],
      body: shape('SUV', 5, 5, 4186, 1805, 1550, 1760),
      figures: figures(640, 5, 11_500, 0.11),
      badges: [
        badge('Standard', 34_900, turboPremium(999, 3, 170, '7-speed dual clutch', 'FWD', 5.3, 42)),
        badge('ST-Line V', 39_900, turboPremium(999, 3, 170, '7-speed dual clutch', 'FWD', 5.3, 42)),
      ],
      equipment: [...modernCar, 'Washable boot well'],
    },
    {
      name: 'Focus',
      series: 'SA',
      sold: [2018, 2022],
      body: shape('Hatch', 5, 5, 4398, 1825, 1468, 1890),
      figures: figures(1200, 5, 13_500, 0.11),
      badges: [
        badge('Active', 33_900, turboPetrol(1497, 3, 240, '8-speed automatic', 'FWD', 6.4, 52)),
        badge('ST', 47_900, turboPremium(2261, 4, 420, '6-speed manual', 'FWD', 8.6, 52)),
      ],
      equipment: modernCar,
    },
    {
      name: 'Fiesta',
      series: 'WZ',
      sold: [2013, 2019],
      body: shape('Hatch', 5, 5, 3969, 1722, 1468, 1530),
      figures: figures(0, 5, 11_000, 0.1),
      badges: [
        badge('Ambiente', 18_900, petrol(1499, 4, 140, '6-speed dual clutch', 'FWD', 5.8, 43)),
        badge('ST', 28_900, turboPremium(1597, 4, 240, '6-speed manual', 'FWD', 6.2, 48)),
      ],
      equipment: cityCar,
    },
    {
      name: 'Falcon',
      series: 'FG X',
      sold: [2014, 2016],
      body: shape('Sedan', 5, 4, 4949, 1868, 1494, 2250),
      figures: figures(2300, 5, 16_000, 0.06),
      badges: [
        badge('XR6', 38_900, petrol(3984, 6, 391, '6-speed automatic', 'RWD', 9.5, 68)),
        badge('XR8', 55_900, premium(4951, 8, 570, '6-speed automatic', 'RWD', 13.6, 68)),
      ],
      equipment: [...basics, 'Eight-inch touchscreen', 'Sports suspension'],
    },
    {
      name: 'Mustang',
      series: 'FN',
      sold: [2015, 2023],
      body: shape('Coupe', 4, 2, 4784, 1916, 1381, 2170),
      figures: figures(0, 3, 8_000, 0.06),
      badges: [
        badge('High Performance', 59_900, turboPremium(2261, 4, 441, '10-speed automatic', 'RWD', 9.1, 59)),
        badge('GT', 71_900, premium(5038, 8, 556, '6-speed manual', 'RWD', 13, 61)),
      ],
      equipment: [...modernCar, 'Limited-slip differential', 'Active exhaust', 'Heated front seats'],
    },
    {
      name: 'Mustang',
      series: 'S650',
      sold: [2024, null],
      body: shape('Convertible', 4, 2, 4810, 1918, 1413, 2240),
      figures: figures(0, null, 8_000, 0.075),
      badges: [badge('GT Convertible', 93_900, premium(5038, 8, 550, '10-speed automatic', 'RWD', 12.8, 60))],
      equipment: [...modernCar, 'Power-folding soft top', 'Active exhaust'],
    },
    {
      name: 'Mustang Mach-E',
      series: 'CX727',
      sold: [2023, null],
      body: shape('SUV', 5, 5, 4713, 1881, 1627, 2700),
      figures: figures(0, 5, 13_500, 0.19),
      badges: [badge('Select', 69_990, electric(430, 'RWD')), badge('GT', 97_990, electric(860, 'AWD'))],
      equipment: [...electricCar, 'Front storage compartment'],
    },
    {
      name: 'Transit Custom',
      series: 'VO',
      sold: [2024, null],
      body: shape('Van', 3, 5, 5050, 2032, 1968, 3225),
      figures: figures(2500, 5, 22_000, 0.1),
      badges: [
        badge('Trend', 63_400, diesel(1996, 4, 390, '8-speed automatic', 'FWD', 7.9, 55)),
        badge('Sport', 69_900, diesel(1996, 4, 390, '8-speed automatic', 'FWD', 8, 55)),
      ],
      equipment: loadVan,
    },
    {
      name: 'Territory',
      series: 'SZ',
      sold: [2011, 2016],
      body: shape('SUV', 7, 5, 4883, 1898, 1716, 2660),
      figures: figures(2700, 5, 16_500, 0.09),
      badges: [
        badge('TX', 41_900, petrol(3984, 6, 391, '6-speed automatic', 'RWD', 10.6, 75)),
        badge('Titanium', 58_900, diesel(2720, 6, 440, '6-speed automatic', 'AWD', 8.8, 75)),
      ],
      equipment: [...basics, 'Third-row seats', 'Roof rails'],
    },
  ],
};
