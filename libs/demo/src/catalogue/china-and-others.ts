import { basics, cityCar, electricCar, familySuv, loadVan, modernCar, tourer, workUte } from './equipment.ts';
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
  turboHybrid,
  turboPetrol,
} from './notation.ts';

const cannon20 = diesel(1996, 4, 400, '8-speed automatic', '4x4', 9.4, 78);

export const byd: CarRange = {
  make: 'BYD',
  wmi: ['LGX', 'LC0'],
  models: [
    {
      name: 'Dolphin',
      series: 'EM2',
      sold: [2023, null],
      body: shape('Hatch', 5, 5, 4290, 1770, 1570, 2033),
      figures: figures(0, 5, 13_000, 0.17),
      badges: [badge('Essential', 33_990, electric(180, 'FWD')), badge('Premium', 40_990, electric(310, 'FWD'))],
      equipment: [...electricCar, 'Vehicle-to-load power outlet'],
    },
    {
      name: 'Atto 3',
      series: 'SC2E',
      sold: [2022, null],
      body: shape('SUV', 5, 5, 4455, 1875, 1615, 2160),
      figures: figures(750, 5, 14_500, 0.17),
      badges: [
        badge('Standard Range', 44_990, electric(310, 'FWD')),
        badge('Extended Range', 49_990, electric(310, 'FWD')),
      ],
      equipment: [...electricCar, 'Rotating centre display'],
    },
    {
      name: 'Seal',
      series: 'EK',
      sold: [2023, null],
      body: shape('Sedan', 5, 4, 4800, 1875, 1460, 2631),
      figures: figures(1500, 5, 14_500, 0.17),
      badges: [badge('Dynamic', 52_900, electric(310, 'RWD')), badge('Performance', 72_900, electric(670, 'AWD'))],
      equipment: [...electricCar, 'Glass roof', 'Rotating centre display'],
    },
    {
      name: 'Sealion 6',
      series: 'SA3',
      sold: [2024, null],
      body: shape('SUV', 5, 5, 4775, 1890, 1670, 2290),
      figures: figures(1300, 5, 14_500, 0.15),
      badges: [
        badge('Essential', 46_990, plugIn(1498, 4, 300, 'Single-speed automatic', 'FWD', 1.1, 60)),
        badge('Premium', 56_990, plugIn(1497, 4, 550, 'Single-speed automatic', 'AWD', 1.4, 60)),
      ],
      equipment: [...familySuv, 'Vehicle-to-load power outlet'],
    },
    {
      name: 'Shark 6',
      series: 'DMO',
      sold: [2025, null],
      body: shape('Ute', 5, 4, 5457, 1971, 1925, 3500),
      figures: figures(2500, 5, 17_000, 0.13),
      badges: [badge('Premium', 61_900, plugIn(1497, 4, 650, 'Single-speed automatic', 'AWD', 2, 60))],
      equipment: [...modernCar, 'Power outlets in the tub', 'Rotating centre display'],
    },
  ],
};

export const gwm: CarRange = {
  make: 'GWM',
  wmi: ['LGW'],
  models: [
    {
      name: 'Haval Jolion',
      series: 'A01',
      sold: [2021, null],
      body: shape('SUV', 5, 5, 4472, 1841, 1619, 1850),
      figures: figures(750, 5, 13_000, 0.115),
      badges: [
        badge('Premium', 26_990, turboPetrol(1497, 4, 220, '7-speed dual clutch', 'FWD', 8.1, 55)),
        badge('Ultra Hybrid', 36_990, turboHybrid(1497, 4, 375, '2-speed automatic', 'FWD', 5.1, 55)),
      ],
      equipment: modernCar,
    },
    {
      name: 'Haval H6',
      series: 'B01',
      sold: [2021, null],
      body: shape('SUV', 5, 5, 4683, 1886, 1730, 2060),
      figures: figures(1500, 5, 14_000, 0.12),
      badges: [
        badge('Lux', 35_990, turboPetrol(1998, 4, 325, '7-speed dual clutch', 'FWD', 7.4, 55)),
        badge('Ultra Hybrid', 45_990, turboHybrid(1497, 4, 530, '2-speed automatic', 'FWD', 5.2, 55)),
      ],
      equipment: familySuv,
    },
    {
      name: 'Tank 300',
      series: 'P01',
      sold: [2023, null],
      body: shape('4x4', 5, 5, 4760, 1930, 1903, 2750),
      figures: figures(2500, 5, 15_000, 0.11),
      badges: [
        badge('Lux', 48_990, turboPetrol(1967, 4, 380, '8-speed automatic', '4x4', 9.5, 75)),
        badge('Ultra Hybrid', 60_990, turboHybrid(1998, 4, 648, '9-speed automatic', '4x4', 8.4, 75)),
      ],
      equipment: tourer,
    },
    {
      name: 'Ute Cannon',
      series: 'NPW',
      sold: [2020, null],
      body: shape('Ute', 5, 4, 5410, 1934, 1886, 3150),
      figures: figures(3000, 5, 18_000, 0.115),
      badges: [badge('L', 41_490, cannon20), badge('Ultra', 46_490, cannon20)],
      equipment: [...workUte, 'Tailgate step'],
    },
    {
      name: 'Ora',
      series: 'ES11',
      sold: [2023, 2025],
      body: shape('Hatch', 5, 5, 4235, 1825, 1603, 2000),
      figures: figures(0, 5, 11_500, 0.2),
      badges: [badge('Lux', 35_990, electric(250, 'FWD')), badge('GT', 46_990, electric(250, 'FWD'))],
      equipment: electricCar,
    },
  ],
};

export const ldv: CarRange = {
  make: 'LDV',
  wmi: ['LSF', 'LSK'],
  models: [
    {
      name: 'T60',
      series: 'SK8C',
      sold: [2017, null],
      body: shape('Ute', 5, 4, 5365, 1900, 1852, 3050),
      figures: figures(3000, 5, 18_000, 0.125),
      badges: [
        badge('Pro', 40_900, diesel(1996, 4, 500, '8-speed automatic', '4x4', 9.2, 75)),
        badge('Max Luxe', 47_900, diesel(1996, 4, 500, '8-speed automatic', '4x4', 9.2, 75)),
      ],
      equipment: workUte,
    },
    {
      name: 'G10',
      series: 'SV7C',
      sold: [2015, 2024],
      body: shape('Van', 3, 5, 5168, 1980, 1928, 3000),
      figures: figures(1500, 3, 21_000, 0.13),
      badges: [badge('Van', 35_900, diesel(1996, 4, 350, '6-speed automatic', 'RWD', 8.6, 75))],
      equipment: loadVan,
    },
    {
      name: 'D90',
      series: 'SV9C',
      sold: [2018, 2024],
      body: shape('SUV', 7, 5, 5005, 1932, 1875, 2960),
      figures: figures(3100, 5, 16_000, 0.13),
      badges: [badge('Executive', 49_900, diesel(1996, 4, 480, '8-speed automatic', '4x4', 9.1, 75))],
      equipment: [...tourer, 'Third-row seats'],
    },
    {
      name: 'Mifa 9',
      series: 'EV31',
      sold: [2022, null],
      body: shape('People mover', 7, 5, 5270, 2000, 1840, 3050),
      figures: figures(0, 5, 16_000, 0.2),
      badges: [badge('Executive', 106_000, electric(350, 'FWD'))],
      equipment: [...electricCar, 'Power sliding doors'],
    },
  ],
};

export const holden: CarRange = {
  make: 'Holden',
  wmi: ['6G1', 'MMU', 'KL3'],
  models: [
    {
      name: 'Commodore',
      series: 'VF',
      sold: [2013, 2017],
      body: shape('Sedan', 5, 4, 4947, 1898, 1471, 2200),
      figures: figures(2100, 5, 16_000, 0.06),
      badges: [
        badge('Evoke', 37_900, petrol(2997, 6, 290, '6-speed automatic', 'RWD', 8.3, 71)),
        badge('SV6', 41_900, petrol(3564, 6, 350, '6-speed automatic', 'RWD', 9.8, 71)),
        badge('SS-V Redline', 58_900, premium(6162, 8, 570, '6-speed manual', 'RWD', 12.6, 71)),
      ],
      equipment: [...basics, 'Rear parking sensors', 'Eight-inch touchscreen'],
    },
    {
      name: 'Colorado',
      series: 'RG',
      sold: [2012, 2020],
      body: shape('Ute', 5, 4, 5361, 1872, 1795, 3150),
      figures: figures(3500, 5, 20_000, 0.1),
      badges: [
        badge('LS', 48_900, diesel(2776, 4, 440, '6-speed manual', '4x4', 7.9, 76)),
        badge('LTZ', 55_900, diesel(2776, 4, 500, '6-speed automatic', '4x4', 8.7, 76)),
      ],
      equipment: [...basics, 'Tow bar wiring', 'Soft tonneau cover'],
    },
    {
      name: 'Astra',
      series: 'BK',
      sold: [2016, 2020],
      body: shape('Hatch', 5, 5, 4386, 1809, 1485, 1850),
      figures: figures(1250, 5, 13_000, 0.11),
      badges: [
        badge('R', 25_900, turboPetrol(1399, 4, 245, '6-speed automatic', 'FWD', 5.8, 48)),
        badge('RS-V', 34_900, turboPetrol(1598, 4, 300, '6-speed automatic', 'FWD', 6.3, 48)),
      ],
      equipment: [...cityCar, 'Apple CarPlay'],
    },
  ],
};

export const jeep: CarRange = {
  make: 'Jeep',
  wmi: ['1C4'],
  models: [
    {
      name: 'Wrangler',
      series: 'JL',
      sold: [2019, null],
      body: shape('4x4', 5, 5, 4882, 1894, 1848, 2562),
      figures: figures(2495, 3, 12_500, 0.095),
      badges: [
        badge('Unlimited Overland', 88_900, petrol(3604, 6, 347, '8-speed automatic', '4x4', 9.7, 81)),
        badge('Unlimited Rubicon', 93_900, petrol(3604, 6, 347, '8-speed automatic', '4x4', 10.3, 81)),
      ],
      equipment: [...tourer, 'Removable doors and roof panels'],
    },
  ],
};
