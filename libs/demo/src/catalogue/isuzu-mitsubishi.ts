import { basics, familySuv, tourer, workUte } from './equipment.ts';
import type { CarRange } from './model.ts';
import { badge, diesel, figures, petrol, plugIn, shape, turboPetrol } from './notation.ts';

const isuzu30 = diesel(2999, 4, 450, '6-speed automatic', '4x4', 8, 76);
const isuzu30Manual = diesel(2999, 4, 450, '6-speed manual', '4x4', 7.7, 76);
const triton24 = diesel(2442, 4, 470, '6-speed automatic', '4x4', 7.7, 75);
const outlander25 = petrol(2488, 4, 245, 'CVT', 'AWD', 8.1, 55);
const outlanderPhev = plugIn(2360, 4, 450, 'Single-speed automatic', 'AWD', 1.5, 56);

export const isuzu: CarRange = {
  make: 'Isuzu',
  wmi: ['MPA'],
  models: [
    {
      name: 'D-MAX',
      series: 'RG',
      sold: [2020, null],
      body: shape('Ute', 5, 4, 5280, 1870, 1790, 3100),
      figures: figures(3500, 5, 20_000, 0.08),
      badges: [badge('SX', 56_900, isuzu30Manual), badge('LS-U', 65_900, isuzu30), badge('X-Terrain', 72_500, isuzu30)],
      equipment: [...tourer, 'Nine-inch touchscreen'],
    },
    {
      name: 'D-MAX',
      series: 'TF',
      sold: [2012, 2020],
      body: shape('Ute', 5, 4, 5295, 1860, 1855, 2950),
      figures: figures(3500, 5, 21_000, 0.085),
      badges: [
        badge('SX', 47_900, diesel(2999, 4, 430, '6-speed manual', '4x4', 7.8, 76)),
        badge('LS-T', 56_900, diesel(2999, 4, 430, '6-speed automatic', '4x4', 7.9, 76)),
      ],
      equipment: [...basics, 'Tow bar wiring', 'Full-size spare wheel'],
    },
    {
      name: 'D-MAX',
      series: 'RG',
      sold: [2020, null],
      body: shape('Cab chassis', 2, 2, 5325, 1870, 1785, 3100),
      figures: figures(3500, 5, 23_000, 0.09),
      badges: [badge('SX Single Cab', 47_400, isuzu30)],
      equipment: [...workUte, 'Steel drop-side tray'],
    },
    {
      name: 'MU-X',
      series: 'RJ',
      sold: [2021, null],
      body: shape('SUV', 7, 5, 4850, 1870, 1825, 2800),
      figures: figures(3500, 5, 17_000, 0.085),
      badges: [badge('LS-M', 61_900, isuzu30), badge('LS-U', 69_900, isuzu30), badge('LS-T', 75_900, isuzu30)],
      equipment: [...tourer, 'Third-row seats'],
    },
    {
      name: 'NLR',
      series: 'NLR45',
      sold: [2018, null],
      body: shape('Light truck', 3, 2, 5085, 1815, 2210, 4500),
      figures: figures(3500, null, 25_000, 0.1),
      badges: [
        badge('45-150 AMT', 62_900, diesel(2999, 4, 375, '6-speed automated manual', 'RWD', 11.5, 75)),
        badge('45-150 Traypack', 69_900, diesel(2999, 4, 375, '5-speed manual', 'RWD', 11.5, 75)),
      ],
      equipment: [...basics, 'Alloy tray', 'Car licence compatible', 'Suspension driver seat'],
    },
  ],
};

export const mitsubishi: CarRange = {
  make: 'Mitsubishi',
  wmi: ['JMF', 'MMA', 'MMC'],
  models: [
    {
      name: 'ASX',
      series: 'XD',
      sold: [2013, 2025],
      body: shape('SUV', 5, 5, 4365, 1810, 1640, 1970),
      figures: figures(1300, null, 13_000, 0.1),
      badges: [
        badge('ES', 28_490, petrol(1998, 4, 197, 'CVT', 'FWD', 7.6, 63)),
        badge('LS', 31_240, petrol(1998, 4, 197, 'CVT', 'FWD', 7.6, 63)),
        badge('Exceed', 38_240, petrol(2360, 4, 222, 'CVT', 'FWD', 7.9, 63)),
      ],
      equipment: [...basics, 'Apple CarPlay', 'Android Auto', 'Roof rails'],
    },
    {
      name: 'Eclipse Cross',
      series: 'YB',
      sold: [2018, 2025],
      body: shape('SUV', 5, 5, 4545, 1805, 1685, 2150),
      figures: figures(1600, 5, 13_500, 0.105),
      badges: [
        badge('ES', 34_990, turboPetrol(1499, 4, 250, 'CVT', 'FWD', 7.3, 63)),
        badge('Aspire', 41_740, turboPetrol(1499, 4, 250, 'CVT', 'AWD', 7.7, 60)),
        badge('Exceed PHEV', 58_990, plugIn(2360, 4, 332, 'Single-speed automatic', 'AWD', 1.9, 45)),
      ],
      equipment: familySuv,
    },
    {
      name: 'Outlander',
      series: 'ZM',
      sold: [2021, null],
      body: shape('SUV', 7, 5, 4720, 1862, 1745, 2260),
      figures: figures(1600, 5, 15_500, 0.09),
      badges: [
        badge('ES', 42_490, petrol(2488, 4, 245, 'CVT', 'FWD', 7.5, 55)),
        badge('Aspire', 49_990, outlander25),
        badge('Exceed', 55_990, outlander25),
        badge('PHEV GSR', 73_790, outlanderPhev),
      ],
      equipment: [...familySuv, 'Third-row seats'],
    },
    {
      name: 'Outlander',
      series: 'ZL',
      sold: [2015, 2021],
      body: shape('SUV', 7, 5, 4695, 1810, 1680, 2270),
      figures: figures(1600, 5, 15_500, 0.095),
      badges: [
        badge('ES', 34_900, petrol(1998, 4, 190, 'CVT', 'FWD', 7, 63)),
        badge('LS', 38_900, petrol(2360, 4, 220, 'CVT', 'AWD', 7.2, 60)),
      ],
      equipment: [...basics, 'Third-row seats', 'Roof rails', 'Rear parking sensors'],
    },
    {
      name: 'Triton',
      series: 'MV',
      sold: [2024, null],
      body: shape('Ute', 5, 4, 5320, 1865, 1795, 3200),
      figures: figures(3500, 5, 19_000, 0.095),
      badges: [badge('GLX+', 55_490, triton24), badge('GLS', 61_990, triton24), badge('GSR', 66_990, triton24)],
      equipment: [...tourer, 'Selectable four-wheel drive modes'],
    },
    {
      name: 'Triton',
      series: 'MR',
      sold: [2018, 2023],
      body: shape('Ute', 5, 4, 5305, 1815, 1795, 2900),
      figures: figures(3100, 5, 20_000, 0.09),
      badges: [
        badge('GLX', 43_900, diesel(2442, 4, 430, '6-speed manual', '4x4', 7.9, 75)),
        badge('GLS', 53_900, diesel(2442, 4, 430, '6-speed automatic', '4x4', 8.6, 75)),
      ],
      equipment: [...workUte, 'Tub liner'],
    },
    {
      name: 'Pajero Sport',
      series: 'QF',
      sold: [2015, 2025],
      body: shape('SUV', 7, 5, 4825, 1815, 1835, 2775),
      figures: figures(3100, 5, 17_000, 0.09),
      badges: [
        badge('GLX', 51_990, diesel(2442, 4, 430, '8-speed automatic', '4x4', 8, 68)),
        badge('Exceed', 66_490, diesel(2442, 4, 430, '8-speed automatic', '4x4', 8, 68)),
      ],
      equipment: [...tourer, 'Third-row seats'],
    },
    {
      name: 'Lancer',
      series: 'CJ',
      sold: [2010, 2018],
      body: shape('Sedan', 5, 4, 4625, 1760, 1490, 1750),
      figures: figures(1000, 5, 13_500, 0.085),
      badges: [
        badge('ES Sport', 22_900, petrol(1998, 4, 197, 'CVT', 'FWD', 7.3, 59)),
        badge('GSR', 29_900, petrol(2360, 4, 226, 'CVT', 'FWD', 8.5, 59)),
      ],
      equipment: [...basics, 'Rear spoiler'],
    },
  ],
};
