import { cityCar, electricCar, familySuv, loadVan, modernCar, tourer } from './equipment.ts';
import type { CarRange } from './model.ts';
import { badge, diesel, electric, figures, shape, turboPremium } from './notation.ts';

const tsi110 = turboPremium(1395, 4, 250, '8-speed automatic', 'FWD', 5.8, 50);
const tsi85 = turboPremium(999, 3, 200, '7-speed dual clutch', 'FWD', 5.4, 51);

export const volkswagen: CarRange = {
  make: 'Volkswagen',
  wmi: ['WVW', 'WVG', 'WV1', 'WV2'],
  models: [
    {
      name: 'Polo',
      series: 'AW',
      sold: [2018, null],
      body: shape('Hatch', 5, 5, 4074, 1751, 1446, 1650),
      figures: figures(1000, 5, 11_000, 0.095),
      badges: [
        badge('85TSI Style', 35_490, tsi85),
        badge('GTI', 45_990, turboPremium(1984, 4, 320, '6-speed dual clutch', 'FWD', 6.5, 40)),
      ],
      equipment: modernCar,
    },
    {
      name: 'Golf',
      series: 'Mk8',
      sold: [2021, null],
      body: shape('Hatch', 5, 5, 4284, 1789, 1456, 1840),
      figures: figures(1400, 5, 13_000, 0.1),
      badges: [
        badge('110TSI Life', 44_690, tsi110),
        badge('110TSI R-Line', 49_990, tsi110),
        badge('GTI', 64_490, turboPremium(1984, 4, 370, '7-speed dual clutch', 'FWD', 7, 50)),
      ],
      equipment: [...modernCar, 'Ambient lighting'],
    },
    {
      name: 'Golf',
      series: 'Mk7',
      sold: [2013, 2020],
      body: shape('Hatch', 5, 5, 4255, 1799, 1452, 1780),
      figures: figures(1400, 5, 13_500, 0.095),
      badges: [
        badge('110TSI Trendline', 28_900, turboPremium(1395, 4, 250, '7-speed dual clutch', 'FWD', 5.4, 50)),
        badge('R', 58_900, turboPremium(1984, 4, 380, '7-speed dual clutch', 'AWD', 7.2, 55)),
      ],
      equipment: [...cityCar, 'Apple CarPlay', 'Rear parking sensors'],
    },
    {
      name: 'T-Cross',
      series: 'C1',
      sold: [2020, null],
      body: shape('SUV', 5, 5, 4110, 1760, 1583, 1730),
      figures: figures(1200, 5, 11_500, 0.095),
      badges: [badge('85TSI Life', 37_990, tsi85), badge('85TSI Style', 41_990, tsi85)],
      equipment: modernCar,
    },
    {
      name: 'Tiguan',
      series: '5N',
      sold: [2016, 2024],
      body: shape('SUV', 5, 5, 4509, 1839, 1675, 2230),
      figures: figures(2500, 5, 14_500, 0.1),
      badges: [
        badge('132TSI Life', 49_900, turboPremium(1984, 4, 320, '7-speed dual clutch', 'AWD', 7.7, 58)),
        badge('162TSI R-Line', 62_900, turboPremium(1984, 4, 350, '7-speed dual clutch', 'AWD', 8.5, 60)),
      ],
      equipment: familySuv,
    },
    {
      name: 'Amarok',
      series: 'NF',
      sold: [2023, null],
      body: shape('Ute', 5, 4, 5350, 1910, 1888, 3350),
      figures: figures(3500, 5, 19_000, 0.1),
      badges: [
        badge('TDI500 Life', 64_990, diesel(1996, 4, 500, '10-speed automatic', '4x4', 7.2, 80)),
        badge('TDI600 Aventura', 86_990, diesel(2993, 6, 600, '10-speed automatic', '4x4', 8.4, 80)),
      ],
      equipment: tourer,
    },
    {
      name: 'Caddy',
      series: 'SK',
      sold: [2021, null],
      body: shape('Van', 2, 5, 4500, 1855, 1797, 2300),
      figures: figures(1500, null, 20_000, 0.095),
      badges: [badge('TDI320 Cargo', 47_990, diesel(1968, 4, 320, '7-speed dual clutch', 'FWD', 4.9, 50))],
      equipment: loadVan,
    },
    {
      name: 'ID.4',
      series: 'E21',
      sold: [2024, null],
      body: shape('SUV', 5, 5, 4584, 1852, 1634, 2660),
      figures: figures(1200, 5, 14_000, 0.17),
      badges: [badge('Pro', 62_990, electric(545, 'RWD'))],
      equipment: electricCar,
    },
  ],
};
