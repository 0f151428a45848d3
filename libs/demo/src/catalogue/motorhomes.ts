import { caravanBasics, ensuite } from './equipment.ts';
import type { VanRange } from './model.ts';
import { diesel, van } from './notation.ts';

const ducato = diesel(2287, 4, 400, '9-speed automatic', 'FWD', 10.4, 90);
const daily = diesel(2998, 4, 430, '8-speed automatic', 'RWD', 12.5, 100);
const sprinterChassis = diesel(1950, 4, 450, '9-speed automatic', 'RWD', 10.9, 93);

const touring = [
  ...caravanBasics,
  ...ensuite.slice(0, 3),
  'Cruise control',
  'Driver and passenger airbags',
  'Electric entry step',
  'Rear camera',
  'Swivelling cab seats',
];

export const winnebago: VanRange = {
  make: 'Winnebago',
  wmi: ['ZFA', 'ZCF'],
  models: [
    {
      name: 'Byron',
      series: 'C2312',
      sold: [2014, null],
      kind: 'Motorhome',
      powertrain: ducato,
      seats: 2,
      depreciation: 0.09,
      equipment: touring,
      badges: [van('Ducato 180', 179_990, 2, 3320, 4250, 6950, 2330, 'Motorhome')],
    },
    {
      name: 'Burleigh',
      series: 'C2632',
      sold: [2013, null],
      kind: 'Motorhome',
      powertrain: daily,
      seats: 4,
      depreciation: 0.09,
      equipment: [...touring, 'Slide-out lounge'],
      badges: [
        van('Iveco Daily', 249_990, 4, 4390, 5400, 7920, 2400, 'Motorhome'),
        van('Iveco Daily Slide', 264_990, 6, 4520, 5600, 7920, 2400, 'Motorhome'),
      ],
    },
    {
      name: 'Jervis',
      series: 'C1911',
      sold: [2015, null],
      kind: 'Motorhome',
      powertrain: ducato,
      seats: 2,
      depreciation: 0.085,
      equipment: touring,
      badges: [van('Campervan', 154_990, 2, 2990, 3650, 5990, 2050, 'Motorhome')],
    },
  ],
};

export const sunliner: VanRange = {
  make: 'Sunliner',
  wmi: ['ZFA', 'W1V'],
  models: [
    {
      name: 'Switch',
      series: 'S442',
      sold: [2013, null],
      kind: 'Motorhome',
      powertrain: ducato,
      seats: 4,
      depreciation: 0.09,
      equipment: touring,
      badges: [
        van('S442', 189_990, 4, 3450, 4490, 7100, 2330, 'Motorhome'),
        van('S504', 199_990, 4, 3540, 4490, 7340, 2330, 'Motorhome'),
      ],
    },
    {
      name: 'Navian',
      series: 'N601',
      sold: [2016, null],
      kind: 'Motorhome',
      powertrain: sprinterChassis,
      seats: 2,
      depreciation: 0.09,
      equipment: [...touring, 'Drop-down bed'],
      badges: [van('N601', 239_990, 4, 4090, 5000, 7690, 2380, 'Motorhome')],
    },
  ],
};
