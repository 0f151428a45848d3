import { basics, cityCar, familySuv, modernCar } from './equipment.ts';
import type { CarRange } from './model.ts';
import { badge, figures, hybrid, petrol, premium, shape, turboPetrol } from './notation.ts';

const boxer25 = petrol(2498, 4, 245, 'CVT', 'AWD', 7.3, 63);
const boxer20 = petrol(1995, 4, 196, 'CVT', 'AWD', 6.9, 63);
const honda15 = turboPetrol(1498, 4, 240, 'CVT', 'FWD', 7, 57);
const hondaHybrid = hybrid(1993, 4, 335, 'CVT', 'FWD', 5.5, 57);

export const subaru: CarRange = {
  make: 'Subaru',
  wmi: ['JF1', 'JF2', '4S4'],
  models: [
    {
      name: 'Impreza',
      series: 'G6',
      sold: [2023, null],
      body: shape('Hatch', 5, 5, 4475, 1780, 1515, 1920),
      figures: figures(1200, 5, 13_000, 0.09),
      badges: [
        badge('2.0L', 36_490, petrol(1995, 4, 196, 'CVT', 'AWD', 7.5, 50)),
        badge('2.0S', 42_990, petrol(1995, 4, 196, 'CVT', 'AWD', 7.5, 50)),
      ],
      equipment: [...modernCar, 'Eleven-inch portrait display'],
    },
    {
      name: 'XV',
      series: 'G5',
      sold: [2017, 2022],
      body: shape('SUV', 5, 5, 4465, 1800, 1615, 1940),
      figures: figures(1400, 5, 14_000, 0.09),
      badges: [badge('2.0i', 33_900, boxer20), badge('2.0i-S', 41_500, boxer20)],
      equipment: [...modernCar, 'Roof rails'],
    },
    {
      name: 'Crosstrek',
      series: 'G6',
      sold: [2023, null],
      body: shape('SUV', 5, 5, 4495, 1800, 1600, 2010),
      figures: figures(1400, 5, 13_500, 0.09),
      badges: [
        badge('2.0L', 39_990, boxer20),
        badge('2.0S Hybrid', 49_490, hybrid(1995, 4, 196, 'CVT', 'AWD', 6.5, 48)),
      ],
      equipment: [...familySuv, 'X-Mode traction control'],
    },
    {
      name: 'Forester',
      series: 'S5',
      sold: [2018, 2024],
      body: shape('SUV', 5, 5, 4640, 1815, 1730, 2223),
      figures: figures(1800, 5, 15_000, 0.085),
      badges: [badge('2.5i', 41_500, boxer25), badge('2.5i-S', 49_500, boxer25)],
      equipment: [...familySuv, 'X-Mode traction control'],
    },
    {
      name: 'Outback',
      series: 'B7',
      sold: [2021, 2025],
      body: shape('Wagon', 5, 5, 4870, 1875, 1675, 2300),
      figures: figures(2000, 5, 16_500, 0.09),
      badges: [
        badge('AWD', 48_900, boxer25),
        badge('AWD Touring', 56_900, boxer25),
        badge('AWD Touring XT', 60_900, turboPetrol(2387, 4, 350, 'CVT', 'AWD', 9, 63)),
      ],
      equipment: [...familySuv, 'X-Mode traction control'],
    },
    {
      name: 'BRZ',
      series: 'Z2',
      sold: [2022, null],
      body: shape('Coupe', 4, 2, 4265, 1775, 1310, 1690),
      figures: figures(0, null, 8_500, 0.075),
      badges: [badge('Coupe S', 49_490, premium(2387, 4, 250, '6-speed manual', 'RWD', 9.5, 50))],
      equipment: [...modernCar, 'Limited-slip differential'],
    },
  ],
};

export const honda: CarRange = {
  make: 'Honda',
  wmi: ['JHM', 'MRH', 'SHH'],
  models: [
    {
      name: 'Jazz',
      series: 'GF',
      sold: [2014, 2020],
      body: shape('Hatch', 5, 5, 3996, 1694, 1524, 1590),
      figures: figures(800, 5, 10_500, 0.08),
      badges: [
        badge('VTi', 19_900, petrol(1497, 4, 145, 'CVT', 'FWD', 5.8, 40)),
        badge('VTi-L', 25_900, petrol(1497, 4, 145, 'CVT', 'FWD', 5.9, 40)),
      ],
      equipment: [...cityCar, 'Fold-up rear seat base'],
    },
    {
      name: 'Civic',
      series: 'FE',
      sold: [2021, null],
      body: shape('Hatch', 5, 5, 4560, 1802, 1415, 1900),
      figures: figures(800, null, 13_000, 0.09),
      badges: [
        badge('VTi-LX', 47_200, turboPetrol(1498, 4, 240, 'CVT', 'FWD', 6.3, 47)),
        badge('e:HEV LX', 55_000, hybrid(1993, 4, 315, 'CVT', 'FWD', 4.2, 40)),
      ],
      equipment: [...modernCar, 'Bose audio'],
    },
    {
      name: 'Civic',
      series: 'FC',
      sold: [2016, 2021],
      body: shape('Sedan', 5, 4, 4644, 1799, 1416, 1750),
      figures: figures(800, 5, 13_500, 0.09),
      badges: [
        badge('VTi-S', 27_900, petrol(1799, 4, 174, 'CVT', 'FWD', 6.4, 47)),
        badge('RS', 36_900, turboPetrol(1498, 4, 220, 'CVT', 'FWD', 6, 47)),
      ],
      equipment: [...basics, 'Apple CarPlay', 'LED headlights'],
    },
    {
      name: 'HR-V',
      series: 'RV',
      sold: [2022, null],
      body: shape('SUV', 4, 5, 4385, 1790, 1590, 1830),
      figures: figures(0, 4, 12_000, 0.085),
      badges: [
        badge('Vi X', 36_700, petrol(1498, 4, 145, 'CVT', 'FWD', 5.8, 40)),
        badge('e:HEV L', 42_900, hybrid(1498, 4, 253, 'CVT', 'FWD', 4.3, 40)),
      ],
      equipment: [...familySuv, 'Fold-up rear seat base'],
    },
    {
      name: 'CR-V',
      series: 'RS',
      sold: [2023, null],
      body: shape('SUV', 5, 5, 4704, 1866, 1691, 2300),
      figures: figures(1000, 4, 14_500, 0.09),
      badges: [
        badge('VTi X', 44_900, honda15),
        badge('VTi LX', 57_000, turboPetrol(1498, 4, 240, 'CVT', 'AWD', 7.4, 57)),
        badge('e:HEV RS', 59_900, hondaHybrid),
      ],
      equipment: familySuv,
    },
    {
      name: 'CR-V',
      series: 'RW',
      sold: [2017, 2023],
      body: shape('SUV', 7, 5, 4635, 1855, 1689, 2200),
      figures: figures(1000, 5, 15_000, 0.09),
      badges: [badge('VTi-S', 37_900, honda15), badge('VTi-L7', 45_900, honda15)],
      equipment: [...modernCar, 'Third-row seats on seven-seat grades'],
    },
  ],
};
