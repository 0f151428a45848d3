import { basics, cityCar, electricCar, familySuv, modernCar, tourer, workUte } from './equipment.ts';
import type { CarRange } from './model.ts';
import {
  badge,
  diesel,
  electric,
  figures,
  petrol,
  premium,
  shape,
  turboHybrid,
  turboPetrol,
  turboPremium,
} from './notation.ts';

const juke10 = turboPremium(999, 3, 180, '7-speed dual clutch', 'FWD', 5.8, 46);
const qashqai13 = turboPremium(1332, 4, 250, 'CVT', 'FWD', 6.1, 55);
const ePower = turboHybrid(1497, 3, 330, 'Single-speed automatic', 'FWD', 5.2, 55);
const ePowerAwd = turboHybrid(1497, 3, 525, 'Single-speed automatic', 'AWD', 6.1, 55);
const xtrail25 = petrol(2488, 4, 244, 'CVT', 'FWD', 7.4, 55);
const xtrail25Awd = petrol(2488, 4, 244, 'CVT', 'AWD', 7.8, 55);
const navara23 = diesel(2298, 4, 450, '7-speed automatic', '4x4', 7.9, 80);
const navara23Manual = diesel(2298, 4, 450, '6-speed manual', '4x4', 7.4, 80);
const patrolV8 = premium(5552, 8, 560, '7-speed automatic', '4x4', 14.4, 140);
const pathfinder35 = petrol(3498, 6, 340, '9-speed automatic', 'AWD', 10.5, 71);

export const nissan: CarRange = {
  make: 'Nissan',
  wmi: ['JN1', 'SJN', 'MNT', 'JN8'],
  models: [
    {
      name: 'Juke',
      series: 'F16',
      sold: [2020, null],
      body: shape('SUV', 5, 5, 4210, 1800, 1593, 1760),
      figures: figures(1250, 5, 11_500, 0.1),
      badges: [badge('ST', 32_990, juke10), badge('ST-L', 36_490, juke10), badge('Ti', 40_290, juke10)],
      equipment: [...modernCar, 'Headrest speakers'],
    },
    {
      name: 'Qashqai',
      series: 'J12',
      sold: [2022, null],
      body: shape('SUV', 5, 5, 4425, 1835, 1625, 1950),
      figures: figures(1300, 5, 13_500, 0.095),
      badges: [
        badge('ST', 38_490, qashqai13),
        badge('ST-L', 43_990, qashqai13),
        badge('Ti', 49_490, qashqai13),
        badge('Ti-L e-Power', 58_290, ePower),
      ],
      equipment: [...familySuv, 'Twelve-inch touchscreen'],
    },
    {
      name: 'Qashqai',
      series: 'J11',
      sold: [2014, 2022],
      body: shape('SUV', 5, 5, 4394, 1806, 1595, 1900),
      figures: figures(1200, 5, 13_500, 0.09),
      badges: [
        badge('ST', 30_900, petrol(1997, 4, 200, 'CVT', 'FWD', 6.9, 65)),
        badge('Ti', 38_900, petrol(1997, 4, 200, 'CVT', 'FWD', 6.9, 65)),
      ],
      equipment: [...basics, 'Roof rails', 'Surround-view camera'],
    },
    {
      name: 'X-Trail',
      series: 'T33',
      sold: [2022, null],
      body: shape('SUV', 5, 5, 4680, 1840, 1725, 2190),
      figures: figures(2000, 5, 15_500, 0.095),
      badges: [
        badge('ST', 43_990, xtrail25),
        badge('ST-L', 50_990, xtrail25Awd),
        badge('Ti', 56_490, xtrail25Awd),
        badge('Ti-L e-Power', 65_490, ePowerAwd),
      ],
      equipment: [...familySuv, 'Rear doors that open to 85 degrees'],
    },
    {
      name: 'X-Trail',
      series: 'T32',
      sold: [2014, 2022],
      body: shape('SUV', 5, 5, 4690, 1820, 1740, 2080),
      figures: figures(1500, 5, 15_500, 0.095),
      badges: [
        badge('ST', 35_900, petrol(2488, 4, 226, 'CVT', 'FWD', 7.9, 60)),
        badge('ST-L', 40_900, petrol(2488, 4, 226, 'CVT', 'AWD', 8.3, 60)),
        badge('Ti', 48_500, petrol(2488, 4, 226, 'CVT', 'AWD', 8.3, 60)),
      ],
      equipment: [...basics, 'Roof rails', 'Divide-and-hide boot floor', 'Surround-view camera'],
    },
    {
      name: 'Pathfinder',
      series: 'R53',
      sold: [2022, null],
      body: shape('SUV', 8, 5, 5004, 1978, 1767, 2720),
      figures: figures(2700, 5, 16_000, 0.11),
      badges: [badge('Ti', 79_990, pathfinder35), badge('Ti-L', 89_490, pathfinder35)],
      equipment: [...familySuv, 'Third-row seats', 'Three-zone climate control'],
    },
    {
      name: 'Pathfinder',
      series: 'R52',
      sold: [2013, 2021],
      body: shape('SUV', 7, 5, 5042, 1963, 1793, 2720),
      figures: figures(2700, 5, 16_500, 0.105),
      badges: [
        badge('ST', 45_900, petrol(3498, 6, 340, 'CVT', 'FWD', 9.9, 73)),
        badge('Ti', 66_900, petrol(3498, 6, 340, 'CVT', 'AWD', 10.1, 73)),
      ],
      equipment: [...basics, 'Third-row seats', 'Three-zone climate control'],
    },
    {
      name: 'Patrol',
      series: 'Y62',
      sold: [2013, null],
      body: shape('SUV', 8, 5, 5175, 1995, 1940, 3500),
      figures: figures(3500, null, 17_000, 0.08),
      badges: [badge('Ti', 98_990, patrolV8), badge('Ti-L', 113_990, patrolV8), badge('Warrior', 121_900, patrolV8)],
      equipment: [...tourer, 'Hydraulic body motion control', 'Third-row seats'],
    },
    {
      name: 'Navara',
      series: 'D23',
      sold: [2015, 2025],
      body: shape('Ute', 5, 4, 5260, 1850, 1840, 3250),
      figures: figures(3500, 5, 19_000, 0.09),
      badges: [
        badge('ST', 58_490, navara23Manual),
        badge('ST-X', 66_990, navara23),
        badge('PRO-4X', 70_490, navara23),
        badge('Warrior', 78_900, navara23),
      ],
      equipment: [...workUte, 'Coil-sprung rear', 'Utili-track tie-down rails'],
    },
    {
      name: 'Navara',
      series: 'D27',
      sold: [2026, null],
      body: shape('Ute', 5, 4, 5320, 1865, 1795, 3230),
      figures: figures(3500, 5, 19_000, 0.1),
      badges: [
        badge('SL', 57_400, diesel(2442, 4, 470, '6-speed automatic', '4x4', 7.7, 75)),
        badge('ST-X', 65_900, diesel(2442, 4, 470, '6-speed automatic', '4x4', 7.7, 75)),
        badge('PRO-4X', 72_400, diesel(2442, 4, 470, '6-speed automatic', '4x4', 7.7, 75)),
      ],
      equipment: [...tourer, 'Tub liner'],
    },
    {
      name: 'Leaf',
      series: 'ZE1',
      sold: [2019, 2024],
      body: shape('Hatch', 5, 5, 4490, 1788, 1540, 2030),
      figures: figures(0, 5, 11_500, 0.16),
      badges: [badge('Standard', 54_900, electric(320, 'FWD')), badge('e+', 64_900, electric(340, 'FWD'))],
      equipment: [...electricCar, 'One-pedal driving'],
    },
    {
      name: 'Ariya',
      series: 'FE0',
      sold: [2025, null],
      body: shape('SUV', 5, 5, 4595, 1850, 1660, 2530),
      figures: figures(1500, 5, 14_000, 0.16),
      badges: [badge('Engage', 59_900, electric(300, 'FWD')), badge('Evolve', 76_900, electric(600, 'AWD'))],
      equipment: [...electricCar, 'Sliding centre console'],
    },
    {
      name: 'Z',
      series: 'RZ34',
      sold: [2022, null],
      body: shape('Coupe', 2, 2, 4379, 1845, 1316, 1840),
      figures: figures(0, null, 7_500, 0.08),
      badges: [
        badge('Coupe', 82_900, turboPremium(2997, 6, 475, '6-speed manual', 'RWD', 10.8, 62)),
        badge('Nismo', 101_900, turboPremium(2997, 6, 520, '9-speed automatic', 'RWD', 10.4, 62)),
      ],
      equipment: [...modernCar, 'Limited-slip differential', 'Three analogue dash gauges'],
    },
    {
      name: 'Pulsar',
      series: 'B17',
      sold: [2012, 2017],
      body: shape('Sedan', 5, 4, 4615, 1760, 1495, 1700),
      figures: figures(1000, 5, 13_000, 0.1),
      badges: [
        badge('ST', 21_900, petrol(1798, 4, 174, 'CVT', 'FWD', 6.7, 52)),
        badge('SSS', 30_900, turboPetrol(1618, 4, 240, 'CVT', 'FWD', 7.8, 52)),
      ],
      equipment: cityCar,
    },
  ],
};
