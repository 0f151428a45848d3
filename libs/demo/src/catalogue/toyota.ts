import { basics, cityCar, electricCar, familySuv, modernCar } from './equipment.ts';
import type { CarRange } from './model.ts';
import { badge, electric, figures, hybrid, petrol, premium, shape, turboPremium } from './notation.ts';
import { toyotaOffRoad } from './toyota-off-road.ts';

const hybrid18 = hybrid(1798, 4, 142, 'CVT', 'FWD', 4, 43);
const hybrid15 = hybrid(1490, 3, 120, 'CVT', 'FWD', 3.8, 36);
const hybrid15Awd = hybrid(1490, 3, 120, 'CVT', 'AWD', 4, 36);
const hybrid25 = hybrid(2487, 4, 221, 'CVT', 'FWD', 4.7, 55);
const hybrid25Awd = hybrid(2487, 4, 221, 'CVT', 'AWD', 4.8, 55);
const klugerHybrid = hybrid(2487, 4, 239, 'CVT', 'AWD', 5.6, 65);

export const toyota: CarRange = {
  make: 'Toyota',
  wmi: ['JTN', 'JTM', 'MR0', 'JTE', '6T1'],
  models: [
    {
      name: 'Corolla',
      series: 'ZWE219R',
      sold: [2018, null],
      body: shape('Hatch', 5, 5, 4375, 1790, 1435, 1820),
      figures: figures(450, 5, 13_000, 0.085),
      badges: [badge('Ascent Sport', 35_490, hybrid18), badge('SX', 39_120, hybrid18), badge('ZR', 42_980, hybrid18)],
      equipment: [...modernCar, 'Eight-inch touchscreen', 'Seven airbags'],
    },
    {
      name: 'Corolla',
      series: 'ZRE182R',
      sold: [2012, 2018],
      body: shape('Hatch', 5, 5, 4330, 1760, 1475, 1755),
      figures: figures(1300, 5, 13_500, 0.09),
      badges: [
        badge('Ascent', 24_500, petrol(1798, 4, 173, 'CVT', 'FWD', 6.4, 50)),
        badge('Ascent Sport', 25_900, petrol(1798, 4, 173, '6-speed manual', 'FWD', 6.7, 50)),
        badge('ZR', 32_900, petrol(1798, 4, 173, 'CVT', 'FWD', 6.1, 50)),
      ],
      equipment: [...cityCar, 'Sports front seats'],
    },
    {
      name: 'Corolla',
      series: 'ZRE172R',
      sold: [2014, null],
      body: shape('Sedan', 5, 4, 4630, 1780, 1435, 1810),
      figures: figures(450, 5, 13_000, 0.09),
      badges: [badge('Ascent Sport', 35_490, hybrid18), badge('ZR', 42_500, hybrid18)],
      equipment: [...modernCar, 'Large boot with split seat release'],
    },
    {
      name: 'Camry',
      series: 'AXVH80R',
      sold: [2024, null],
      body: shape('Sedan', 5, 4, 4920, 1840, 1445, 2100),
      figures: figures(400, 5, 16_000, 0.09),
      badges: [
        badge('Ascent', 43_900, hybrid25),
        badge('Ascent Sport', 46_600, hybrid25),
        badge('SL', 57_500, hybrid25),
      ],
      equipment: [...modernCar, 'Rear air vents', 'Digital instrument display'],
    },
    {
      name: 'Camry',
      series: 'AXVH70R',
      sold: [2017, 2024],
      body: shape('Sedan', 5, 4, 4885, 1840, 1445, 2030),
      figures: figures(400, 5, 17_000, 0.095),
      badges: [badge('Ascent', 36_500, hybrid25), badge('SX', 42_000, hybrid25), badge('SL', 49_800, hybrid25)],
      equipment: [...modernCar, 'Rear air vents'],
    },
    {
      name: 'Yaris',
      series: 'MXPH10R',
      sold: [2020, null],
      body: shape('Hatch', 5, 5, 3940, 1695, 1505, 1615),
      figures: figures(0, 5, 10_000, 0.085),
      badges: [badge('Ascent Sport', 32_100, hybrid15), badge('SX', 35_700, hybrid15), badge('ZR', 38_400, hybrid15)],
      equipment: [...modernCar, 'Centre airbag'],
    },
    {
      name: 'Yaris',
      series: 'NCP131R',
      sold: [2011, 2020],
      body: shape('Hatch', 5, 5, 3945, 1695, 1510, 1500),
      figures: figures(1000, 5, 10_500, 0.085),
      badges: [
        badge('Ascent', 18_300, petrol(1298, 4, 120, '4-speed automatic', 'FWD', 6.4, 42)),
        badge('SX', 20_900, petrol(1497, 4, 141, '4-speed automatic', 'FWD', 6.4, 42)),
      ],
      equipment: cityCar,
    },
    {
      name: 'Yaris Cross',
      series: 'MXPJ10R',
      sold: [2020, null],
      body: shape('SUV', 5, 5, 4180, 1765, 1590, 1775),
      figures: figures(400, 5, 11_000, 0.085),
      badges: [badge('GX', 35_200, hybrid15), badge('GXL', 38_600, hybrid15), badge('Urban', 44_400, hybrid15Awd)],
      equipment: [...familySuv, 'Seven-inch driver display'],
    },
    {
      name: 'C-HR',
      series: 'ZYX20R',
      sold: [2024, null],
      body: shape('SUV', 5, 5, 4362, 1832, 1564, 1980),
      figures: figures(725, 5, 12_000, 0.09),
      badges: [badge('GXL', 47_300, hybrid18), badge('Koba', 54_100, hybrid18)],
      equipment: [...familySuv, 'Twelve-inch touchscreen', 'Hidden rear door handles'],
    },
    {
      name: 'C-HR',
      series: 'NGX10R',
      sold: [2017, 2023],
      body: shape('SUV', 5, 5, 4360, 1795, 1565, 1845),
      figures: figures(600, 5, 12_500, 0.095),
      badges: [
        badge('Standard', 32_400, turboPremium(1197, 4, 185, 'CVT', 'FWD', 6.3, 50)),
        badge('Koba', 38_500, turboPremium(1197, 4, 185, 'CVT', 'AWD', 6.5, 50)),
      ],
      equipment: [...modernCar, 'Hidden rear door handles'],
    },
    {
      name: 'Corolla Cross',
      series: 'MXGH10R',
      sold: [2022, null],
      body: shape('SUV', 5, 5, 4460, 1825, 1620, 1970),
      figures: figures(750, 5, 13_000, 0.085),
      badges: [
        badge('GX', 40_900, hybrid(1987, 4, 190, 'CVT', 'FWD', 4.3, 43)),
        badge('GXL', 44_300, hybrid(1987, 4, 190, 'CVT', 'FWD', 4.3, 43)),
        badge('Atmos', 54_400, hybrid(1987, 4, 190, 'CVT', 'AWD', 4.4, 43)),
      ],
      equipment: familySuv,
    },
    {
      name: 'RAV4',
      series: 'AXAH52R',
      sold: [2019, 2025],
      body: shape('SUV', 5, 5, 4615, 1865, 1690, 2210),
      figures: figures(1500, 5, 15_000, 0.08),
      badges: [
        badge('GX', 46_900, hybrid25),
        badge('GXL', 50_600, hybrid25Awd),
        badge('Cruiser', 56_300, hybrid25Awd),
        badge('Edge', 60_800, hybrid25Awd),
      ],
      equipment: [...familySuv, 'Seven airbags'],
    },
    {
      name: 'RAV4',
      series: 'AXAH64R',
      sold: [2026, null],
      body: shape('SUV', 5, 5, 4600, 1855, 1685, 2265),
      figures: figures(1500, null, 15_000, 0.08),
      badges: [badge('GX', 50_200, hybrid25), badge('GXL', 53_900, hybrid25Awd), badge('XSE', 61_500, hybrid25Awd)],
      equipment: [...familySuv, 'Ten-inch touchscreen', 'Digital instrument display'],
    },
    {
      name: 'RAV4',
      series: 'ASA44R',
      sold: [2013, 2018],
      body: shape('SUV', 5, 5, 4605, 1845, 1715, 2060),
      figures: figures(1500, 5, 15_500, 0.085),
      badges: [
        badge('GX', 33_200, petrol(1987, 4, 187, 'CVT', 'FWD', 7.4, 60)),
        badge('GXL', 38_300, petrol(2494, 4, 233, '6-speed automatic', 'AWD', 8.5, 60)),
      ],
      equipment: [...basics, 'Roof rails', 'Rear parking sensors'],
    },
    {
      name: 'Kluger',
      series: 'AXUH78R',
      sold: [2021, null],
      body: shape('SUV', 7, 5, 4966, 1930, 1755, 2720),
      figures: figures(2000, 5, 16_000, 0.095),
      badges: [
        badge('GX', 66_500, klugerHybrid),
        badge('GXL', 75_400, klugerHybrid),
        badge('Grande', 89_300, klugerHybrid),
      ],
      equipment: [...familySuv, 'Third-row seats with air vents', 'Three-zone climate control'],
    },
    {
      name: 'Kluger',
      series: 'GSU55R',
      sold: [2014, 2020],
      body: shape('SUV', 7, 5, 4890, 1925, 1730, 2740),
      figures: figures(2000, 5, 17_000, 0.09),
      badges: [
        badge('GX', 49_900, petrol(3456, 6, 350, '8-speed automatic', 'FWD', 9.1, 72)),
        badge('Grande', 71_500, petrol(3456, 6, 350, '8-speed automatic', 'AWD', 9.5, 72)),
      ],
      equipment: [...familySuv, 'Third-row seats', 'Flip-up tailgate glass'],
    },
    {
      name: 'GR86',
      series: 'ZN8R',
      sold: [2022, null],
      body: shape('Coupe', 4, 2, 4265, 1775, 1310, 1685),
      figures: figures(0, null, 9_000, 0.075),
      badges: [
        badge('GT', 49_300, premium(2387, 4, 250, '6-speed manual', 'RWD', 9.4, 50)),
        badge('GTS', 52_600, premium(2387, 4, 250, '6-speed automatic', 'RWD', 8.8, 50)),
      ],
      equipment: [...modernCar, 'Limited-slip differential', 'Sports bucket seats'],
    },
    {
      name: '86',
      series: 'ZN6R',
      sold: [2012, 2021],
      body: shape('Coupe', 4, 2, 4240, 1775, 1320, 1670),
      figures: figures(0, 5, 10_000, 0.075),
      badges: [
        badge('GT', 38_600, premium(1998, 4, 212, '6-speed manual', 'RWD', 8.4, 50)),
        badge('GTS', 42_900, premium(1998, 4, 205, '6-speed automatic', 'RWD', 7.1, 50)),
      ],
      equipment: [...basics, 'Limited-slip differential', 'Sports seats'],
    },
    {
      name: 'bZ4X',
      series: 'XEAM10R',
      sold: [2024, null],
      body: shape('SUV', 5, 5, 4690, 1860, 1650, 2465),
      figures: figures(750, 5, 14_000, 0.17),
      badges: [badge('FWD', 70_300, electric(266, 'FWD')), badge('AWD', 78_900, electric(337, 'AWD'))],
      equipment: [...electricCar, 'Panoramic glass roof'],
    },
    ...toyotaOffRoad,
  ],
};
