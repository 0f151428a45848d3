import { basics, electricCar, loadVan, modernCar, upmarket } from './equipment.ts';
import type { CarRange } from './model.ts';
import { badge, diesel, electric, figures, shape, turboHybrid, turboPremium } from './notation.ts';

const executive = [...modernCar, ...upmarket.slice(0, 6), 'Ambient lighting', 'Navigation with live traffic'];
const b18 = turboPremium(1499, 3, 230, '7-speed dual clutch', 'FWD', 6.2, 49);
const b20 = turboPremium(1998, 4, 300, '8-speed automatic', 'RWD', 6.5, 59);
const mercedes20 = turboPremium(1991, 4, 320, '9-speed automatic', 'RWD', 7.3, 66);
const sprinter = diesel(1950, 4, 400, '9-speed automatic', 'RWD', 8.5, 71);

export const bmw: CarRange = {
  make: 'BMW',
  wmi: ['WBA', 'WBX', 'WBY'],
  models: [
    {
      name: '1 Series',
      series: 'F40',
      sold: [2019, 2024],
      body: shape('Hatch', 5, 5, 4319, 1799, 1434, 1900),
      figures: figures(1300, 5, 12_000, 0.13),
      badges: [
        badge('118i', 56_900, b18),
        badge('128ti', 68_900, turboPremium(1998, 4, 400, '8-speed automatic', 'FWD', 6.8, 50)),
      ],
      equipment: executive,
    },
    {
      name: '3 Series',
      series: 'G20',
      sold: [2019, null],
      body: shape('Sedan', 5, 4, 4709, 1827, 1435, 2060),
      figures: figures(1600, 5, 13_500, 0.125),
      badges: [
        badge('320i M Sport', 86_900, b20),
        badge('330i M Sport', 99_900, turboPremium(1998, 4, 400, '8-speed automatic', 'RWD', 6.4, 59)),
      ],
      equipment: [...executive, 'Sports suspension'],
    },
    {
      name: '4 Series',
      series: 'G23',
      sold: [2021, null],
      body: shape('Convertible', 4, 2, 4768, 1852, 1384, 2160),
      figures: figures(0, 5, 9_000, 0.12),
      badges: [badge('430i Convertible', 119_900, turboPremium(1998, 4, 400, '8-speed automatic', 'RWD', 7, 59))],
      equipment: [...executive, 'Power-folding soft top', 'Neck-level heating'],
    },
    {
      name: 'X1',
      series: 'U11',
      sold: [2022, null],
      body: shape('SUV', 5, 5, 4500, 1845, 1642, 2100),
      figures: figures(1700, 5, 13_500, 0.125),
      badges: [badge('sDrive18i', 65_900, b18), badge('iX1 xDrive30', 92_900, electric(494, 'AWD'))],
      equipment: executive,
    },
    {
      name: 'X3',
      series: 'G01',
      sold: [2017, 2024],
      body: shape('SUV', 5, 5, 4708, 1891, 1676, 2400),
      figures: figures(2400, 5, 14_500, 0.125),
      badges: [
        badge('xDrive20d', 88_900, diesel(1995, 4, 400, '8-speed automatic', 'AWD', 5.7, 68)),
        badge('xDrive30i', 95_900, turboPremium(1998, 4, 350, '8-speed automatic', 'AWD', 7.8, 65)),
      ],
      equipment: executive,
    },
  ],
};

export const mercedes: CarRange = {
  make: 'Mercedes-Benz',
  wmi: ['W1K', 'WDD', 'W1V'],
  models: [
    {
      name: 'A-Class',
      series: 'W177',
      sold: [2018, null],
      body: shape('Hatch', 5, 5, 4419, 1796, 1440, 1930),
      figures: figures(1600, 5, 12_000, 0.13),
      badges: [
        badge('A180', 62_900, turboPremium(1332, 4, 200, '7-speed dual clutch', 'FWD', 5.9, 43)),
        badge('A250', 77_900, turboPremium(1991, 4, 350, '7-speed dual clutch', 'AWD', 7, 51)),
      ],
      equipment: executive,
    },
    {
      name: 'C-Class',
      series: 'W206',
      sold: [2022, null],
      body: shape('Sedan', 5, 4, 4751, 1820, 1438, 2150),
      figures: figures(1800, 5, 13_500, 0.13),
      badges: [
        badge('C200', 99_900, turboHybrid(1496, 4, 300, '9-speed automatic', 'RWD', 6.9, 66)),
        badge('C300', 112_900, turboHybrid(1999, 4, 400, '9-speed automatic', 'RWD', 7.3, 66)),
      ],
      equipment: executive,
    },
    {
      name: 'C-Class',
      series: 'C205',
      sold: [2016, 2022],
      body: shape('Coupe', 4, 2, 4686, 1810, 1405, 2060),
      figures: figures(1600, 5, 11_500, 0.12),
      badges: [badge('C200 Coupe', 78_900, mercedes20), badge('C300 Coupe', 94_900, mercedes20)],
      equipment: executive,
    },
    {
      name: 'GLC',
      series: 'X254',
      sold: [2023, null],
      body: shape('SUV', 5, 5, 4716, 1890, 1640, 2450),
      figures: figures(2400, 5, 14_500, 0.13),
      badges: [badge('GLC300', 118_900, turboHybrid(1999, 4, 400, '9-speed automatic', 'AWD', 8.1, 62))],
      equipment: executive,
    },
    {
      name: 'Sprinter',
      series: 'VS30',
      sold: [2018, null],
      body: shape('Van', 3, 5, 6967, 2020, 2831, 4490),
      figures: figures(2000, null, 25_000, 0.11),
      badges: [badge('315 CDI', 83_900, sprinter), badge('419 CDI LWB', 96_900, sprinter)],
      equipment: loadVan,
    },
  ],
};

export const audi: CarRange = {
  make: 'Audi',
  wmi: ['WAU', 'TRU'],
  models: [
    {
      name: 'A3',
      series: '8Y',
      sold: [2022, null],
      body: shape('Hatch', 5, 5, 4343, 1816, 1449, 1890),
      figures: figures(1400, 5, 12_500, 0.125),
      badges: [
        badge('35 TFSI', 59_900, turboPremium(1395, 4, 250, '8-speed automatic', 'FWD', 5.8, 50)),
        badge('S3', 86_900, turboPremium(1984, 4, 400, '7-speed dual clutch', 'AWD', 7.5, 55)),
      ],
      equipment: executive,
    },
    {
      name: 'Q5',
      series: 'FY',
      sold: [2017, 2024],
      body: shape('SUV', 5, 5, 4682, 1893, 1662, 2400),
      figures: figures(2000, 5, 14_000, 0.13),
      badges: [
        badge('40 TDI', 83_900, diesel(1968, 4, 400, '7-speed dual clutch', 'AWD', 5.7, 65)),
        badge('45 TFSI', 89_900, turboPremium(1984, 4, 370, '7-speed dual clutch', 'AWD', 8, 70)),
      ],
      equipment: executive,
    },
  ],
};

export const tesla: CarRange = {
  make: 'Tesla',
  wmi: ['LRW', '5YJ'],
  models: [
    {
      name: 'Model 3',
      series: 'M3',
      sold: [2019, null],
      body: shape('Sedan', 5, 4, 4720, 1850, 1441, 2235),
      figures: figures(1000, 5, 16_500, 0.16),
      badges: [
        badge('Rear-Wheel Drive', 61_900, electric(420, 'RWD')),
        badge('Long Range AWD', 70_900, electric(493, 'AWD')),
        badge('Performance', 89_900, electric(741, 'AWD')),
      ],
      equipment: [...electricCar, 'Fifteen-inch centre display', 'Glass roof', 'Phone as key'],
    },
    {
      name: 'Model Y',
      series: 'MY',
      sold: [2022, null],
      body: shape('SUV', 5, 5, 4790, 1982, 1624, 2450),
      figures: figures(1600, 5, 16_000, 0.155),
      badges: [
        badge('Rear-Wheel Drive', 64_900, electric(420, 'RWD')),
        badge('Long Range AWD', 75_900, electric(493, 'AWD')),
      ],
      equipment: [...electricCar, 'Fifteen-inch centre display', 'Glass roof', 'Phone as key'],
    },
  ],
};

export const mini: CarRange = {
  make: 'MINI',
  wmi: ['WMW'],
  models: [
    {
      name: 'Cooper',
      series: 'F56',
      sold: [2014, 2024],
      body: shape('Hatch', 4, 3, 3821, 1727, 1414, 1650),
      figures: figures(0, 4, 10_000, 0.095),
      badges: [
        badge('Classic', 41_900, turboPremium(1499, 3, 220, '7-speed dual clutch', 'FWD', 5.6, 40)),
        badge('S', 52_900, turboPremium(1998, 4, 280, '7-speed dual clutch', 'FWD', 6.1, 44)),
      ],
      equipment: [...basics, 'Apple CarPlay', 'Selectable drive modes'],
    },
    {
      name: 'Convertible',
      series: 'F57',
      sold: [2016, 2024],
      body: shape('Convertible', 4, 2, 3821, 1727, 1415, 1750),
      figures: figures(0, null, 8_500, 0.09),
      badges: [badge('Cooper S', 62_900, turboPremium(1998, 4, 280, '7-speed dual clutch', 'FWD', 6.4, 44))],
      equipment: [...basics, 'Apple CarPlay', 'Power-folding soft top'],
    },
  ],
};
