import { cityCar, electricCar, familySuv, loadVan, modernCar } from './equipment.ts';
import type { CarRange } from './model.ts';
import { badge, diesel, electric, figures, petrol, shape, turboHybrid, turboPetrol, turboPremium } from './notation.ts';

const hybrid16 = turboHybrid(1598, 4, 350, '6-speed automatic', 'FWD', 5.3, 52);
const hybrid16Awd = turboHybrid(1598, 4, 350, '6-speed automatic', 'AWD', 5.8, 67);
const diesel22 = diesel(2151, 4, 440, '8-speed dual clutch', 'AWD', 6.1, 67);

export const hyundai: CarRange = {
  make: 'Hyundai',
  wmi: ['KMH', 'MAL', 'TMA'],
  models: [
    {
      name: 'i20',
      series: 'BC3',
      sold: [2021, null],
      body: shape('Hatch', 5, 5, 4075, 1775, 1455, 1650),
      figures: figures(1100, null, 10_000, 0.07),
      badges: [badge('N', 39_990, turboPremium(1598, 4, 304, '6-speed manual', 'FWD', 6.9, 40))],
      equipment: [...modernCar, 'Limited-slip differential', 'Sports bucket seats'],
    },
    {
      name: 'i30',
      series: 'PD',
      sold: [2017, 2025],
      body: shape('Hatch', 5, 5, 4340, 1795, 1455, 1820),
      figures: figures(1300, 5, 13_500, 0.09),
      badges: [
        badge('Active', 27_990, petrol(1999, 4, 203, '6-speed automatic', 'FWD', 7.4, 50)),
        badge('Elite', 32_490, petrol(1999, 4, 203, '6-speed automatic', 'FWD', 7.4, 50)),
        badge('N', 53_900, turboPremium(1998, 4, 392, '6-speed manual', 'FWD', 8.5, 50)),
      ],
      equipment: [...modernCar, 'Rear air vents'],
    },
    {
      name: 'i30 Sedan',
      series: 'CN7',
      sold: [2020, null],
      body: shape('Sedan', 5, 4, 4675, 1825, 1430, 1790),
      figures: figures(1300, null, 13_000, 0.09),
      badges: [
        badge('Active', 30_990, petrol(1999, 4, 179, '6-speed automatic', 'FWD', 7, 47)),
        badge('Hybrid Elite', 39_990, turboHybrid(1580, 4, 265, '6-speed dual clutch', 'FWD', 3.9, 42)),
        badge('N Line', 41_490, turboPetrol(1591, 4, 265, '7-speed dual clutch', 'FWD', 6.8, 50)),
      ],
      equipment: modernCar,
    },
    {
      name: 'Accent',
      series: 'RB',
      sold: [2011, 2019],
      body: shape('Sedan', 5, 4, 4370, 1700, 1457, 1560),
      figures: figures(900, 5, 12_000, 0.09),
      badges: [
        badge('Active', 18_990, petrol(1368, 4, 133, 'CVT', 'FWD', 6.1, 43)),
        badge('Sport', 19_990, petrol(1591, 4, 156, '6-speed automatic', 'FWD', 6.6, 43)),
      ],
      equipment: cityCar,
    },
    {
      name: 'Venue',
      series: 'QX',
      sold: [2019, null],
      body: shape('SUV', 5, 5, 4040, 1770, 1592, 1640),
      figures: figures(800, 4, 10_500, 0.09),
      badges: [
        badge('Active', 28_990, petrol(1591, 4, 151, '6-speed automatic', 'FWD', 7.2, 45)),
        badge('Elite', 31_990, petrol(1591, 4, 151, '6-speed automatic', 'FWD', 7.2, 45)),
      ],
      equipment: [...cityCar, 'Apple CarPlay', 'Android Auto'],
    },
    {
      name: 'Kona',
      series: 'SX2',
      sold: [2023, null],
      body: shape('SUV', 5, 5, 4350, 1825, 1585, 1970),
      figures: figures(1300, 4, 12_500, 0.1),
      badges: [
        badge('Standard', 36_990, petrol(1999, 4, 180, 'CVT', 'FWD', 6.6, 47)),
        badge('Hybrid', 40_990, turboHybrid(1580, 4, 265, '6-speed dual clutch', 'FWD', 3.9, 38)),
        badge('Electric Extended Range', 62_490, electric(255, 'FWD')),
      ],
      equipment: [...familySuv, 'Twelve-inch display'],
    },
    {
      name: 'Kona',
      series: 'OS',
      sold: [2017, 2023],
      body: shape('SUV', 5, 5, 4165, 1800, 1550, 1840),
      figures: figures(1300, 5, 12_500, 0.095),
      badges: [
        badge('Active', 28_900, petrol(1999, 4, 180, '6-speed automatic', 'FWD', 7.2, 50)),
        badge('Highlander', 40_900, turboPetrol(1591, 4, 265, '7-speed dual clutch', 'AWD', 7, 50)),
      ],
      equipment: modernCar,
    },
    {
      name: 'Tucson',
      series: 'NX4',
      sold: [2021, null],
      body: shape('SUV', 5, 5, 4640, 1865, 1665, 2255),
      figures: figures(1650, 5, 15_000, 0.095),
      badges: [
        badge('Standard', 43_490, petrol(1999, 4, 192, '6-speed automatic', 'FWD', 8.1, 54)),
        badge('Elite Hybrid', 54_990, hybrid16),
        badge('Premium', 61_490, diesel(1998, 4, 416, '8-speed automatic', 'AWD', 6.3, 54)),
      ],
      equipment: familySuv,
    },
    {
      name: 'Tucson',
      series: 'TL',
      sold: [2015, 2021],
      body: shape('SUV', 5, 5, 4480, 1850, 1655, 2155),
      figures: figures(1600, 5, 15_500, 0.095),
      badges: [
        badge('Active', 32_900, petrol(1999, 4, 192, '6-speed automatic', 'FWD', 7.9, 62)),
        badge('Elite', 40_900, diesel(1995, 4, 400, '8-speed automatic', 'AWD', 6.4, 62)),
      ],
      equipment: [...modernCar, 'Roof rails'],
    },
    {
      name: 'Santa Fe',
      series: 'MX5',
      sold: [2024, null],
      body: shape('SUV', 7, 5, 4830, 1900, 1780, 2600),
      figures: figures(2000, null, 16_000, 0.1),
      badges: [
        badge('Hybrid', 61_990, hybrid16),
        badge('Hybrid Elite', 69_990, hybrid16Awd),
        badge('Hybrid Calligraphy', 80_990, hybrid16Awd),
      ],
      equipment: [...familySuv, 'Third-row seats', 'Extra-wide tailgate'],
    },
    {
      name: 'Santa Fe',
      series: 'TM',
      sold: [2018, 2023],
      body: shape('SUV', 7, 5, 4785, 1900, 1710, 2560),
      figures: figures(2500, 5, 17_000, 0.095),
      badges: [badge('Active', 52_900, diesel22), badge('Highlander', 68_900, diesel22)],
      equipment: [...familySuv, 'Third-row seats'],
    },
    {
      name: 'Palisade',
      series: 'LX2',
      sold: [2020, 2025],
      body: shape('SUV', 8, 5, 4995, 1975, 1750, 2755),
      figures: figures(2200, 4, 16_500, 0.1),
      badges: [
        badge('Elite', 77_500, diesel(2199, 4, 440, '8-speed automatic', 'AWD', 7.3, 71)),
        badge('Calligraphy', 87_900, diesel(2199, 4, 440, '8-speed automatic', 'AWD', 7.3, 71)),
      ],
      equipment: [...familySuv, 'Third-row seats', 'Captain seats in the second row'],
    },
    {
      name: 'Staria',
      series: 'US4',
      sold: [2021, null],
      body: shape('People mover', 8, 5, 5253, 1997, 1990, 3200),
      figures: figures(2500, 5, 18_000, 0.1),
      badges: [
        badge('Standard', 58_490, diesel(2199, 4, 430, '8-speed automatic', 'FWD', 8.2, 75)),
        badge('Highlander', 74_990, diesel(2199, 4, 430, '8-speed automatic', 'AWD', 8.2, 75)),
      ],
      equipment: [...familySuv, 'Power sliding doors'],
    },
    {
      name: 'Staria Load',
      series: 'US4',
      sold: [2021, null],
      body: shape('Van', 2, 5, 5253, 1997, 1990, 3130),
      figures: figures(2500, 5, 22_000, 0.1),
      badges: [
        badge('Van', 51_490, diesel(2199, 4, 430, '8-speed automatic', 'FWD', 7, 75)),
        badge('Premium', 57_490, diesel(2199, 4, 430, '8-speed automatic', 'FWD', 7, 75)),
      ],
      equipment: loadVan,
    },
    {
      name: 'Ioniq 5',
      series: 'NE',
      sold: [2021, null],
      body: shape('SUV', 5, 5, 4655, 1890, 1605, 2540),
      figures: figures(1600, 5, 14_500, 0.165),
      badges: [badge('Dynamiq', 73_990, electric(350, 'RWD')), badge('Epiq', 88_990, electric(605, 'AWD'))],
      equipment: [...electricCar, 'Vehicle-to-load power outlet', '800-volt charging'],
    },
    {
      name: 'Inster',
      series: 'AX1',
      sold: [2025, null],
      body: shape('Hatch', 4, 5, 3825, 1610, 1575, 1700),
      figures: figures(0, 4, 10_000, 0.15),
      badges: [badge('Standard Range', 42_990, electric(147, 'FWD')), badge('Cross', 49_990, electric(147, 'FWD'))],
      equipment: electricCar,
    },
  ],
};
