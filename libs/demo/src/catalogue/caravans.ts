import { bunks, caravanBasics, ensuite, offRoad } from './equipment.ts';
import type { VanRange } from './model.ts';
import { van } from './notation.ts';

const couples = [...caravanBasics, ...ensuite];
const family = [...couples, ...bunks];

export const crusader: VanRange = {
  make: 'Crusader',
  wmi: ['6T9'],
  models: [
    {
      name: 'Musketeer',
      series: 'X-Country',
      sold: [2017, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.085,
      equipment: [...couples, ...offRoad],
      badges: [
        van('Aramis', 82_990, 2, 2380, 2980, 5640, 2480, 'Tandem'),
        van('Porthos', 92_990, 2, 2560, 3160, 6250, 2480, 'Tandem'),
      ],
    },
    {
      name: 'Excalibur',
      series: null,
      sold: [2015, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.085,
      equipment: [...couples, 'Leather club lounge', 'Ducted heating'],
      badges: [
        van('Prince', 88_990, 2, 2480, 2980, 6250, 2480, 'Tandem'),
        van('Duke', 96_990, 2, 2690, 3190, 6860, 2480, 'Tandem'),
      ],
    },
    {
      name: 'Chameleon',
      series: null,
      sold: [2018, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.09,
      equipment: family,
      badges: [
        van('Jester', 72_990, 5, 2290, 2790, 6250, 2480, 'Tandem'),
        van('Joker', 76_990, 6, 2390, 2890, 6560, 2480, 'Tandem'),
      ],
    },
  ],
};

export const newAge: VanRange = {
  make: 'New Age',
  wmi: ['6T9'],
  models: [
    {
      name: 'Manta Ray',
      series: null,
      sold: [2012, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.085,
      equipment: couples,
      badges: [
        van('18 ES', 79_990, 2, 2290, 2790, 5640, 2480, 'Tandem'),
        van('20 ES', 86_990, 2, 2490, 2990, 6250, 2480, 'Tandem'),
      ],
    },
    {
      name: 'Road Owl',
      series: null,
      sold: [2015, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.09,
      equipment: caravanBasics,
      badges: [
        van('Piccolo 16', 56_990, 2, 1690, 2190, 4930, 2380, 'Single'),
        van('18 ES', 66_990, 2, 1990, 2490, 5590, 2380, 'Tandem'),
      ],
    },
    {
      name: 'Big Red',
      series: null,
      sold: [2014, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.085,
      equipment: [...family, ...offRoad],
      badges: [
        van('18 E', 91_990, 3, 2480, 3080, 5640, 2480, 'Tandem'),
        van('22 B4', 106_990, 6, 2890, 3490, 6960, 2480, 'Tandem'),
      ],
    },
  ],
};

export const viscount: VanRange = {
  make: 'Viscount',
  wmi: ['6T9'],
  models: [
    {
      name: 'V1',
      series: null,
      sold: [2016, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.09,
      equipment: couples,
      badges: [
        van('Ambassador', 62_990, 2, 2050, 2550, 5640, 2380, 'Tandem'),
        van('Family', 66_990, 5, 2190, 2690, 6100, 2380, 'Tandem'),
      ],
    },
    {
      name: 'V3',
      series: null,
      sold: [2018, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.085,
      equipment: [...couples, ...offRoad],
      badges: [
        van('Grand Tourer', 82_990, 2, 2480, 3080, 6100, 2480, 'Tandem'),
        van('Family Tourer', 87_990, 6, 2620, 3220, 6700, 2480, 'Tandem'),
      ],
    },
  ],
};

export const avan: VanRange = {
  make: 'Avan',
  wmi: ['6T9'],
  models: [
    {
      name: 'Aspire',
      series: null,
      sold: [2017, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.085,
      equipment: couples,
      badges: [
        van('470', 63_990, 2, 1690, 2090, 4820, 2320, 'Single'),
        van('617', 79_990, 4, 2240, 2740, 6170, 2440, 'Tandem'),
      ],
    },
    {
      name: 'Cruiseliner',
      series: null,
      sold: [2009, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.08,
      equipment: [
        'Folding A-frame roof',
        'Three-way fridge',
        'Two-burner cooktop',
        'Roll-out awning',
        'Sink with pump tap',
      ],
      badges: [
        van('Adventure Pack', 34_990, 2, 1090, 1420, 4520, 2160, 'Single'),
        van('3B', 32_990, 3, 990, 1320, 4320, 2160, 'Single'),
      ],
    },
  ],
};

export const majestic: VanRange = {
  make: 'Majestic',
  wmi: ['6T9'],
  models: [
    {
      name: 'Knight',
      series: null,
      sold: [2012, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.085,
      equipment: [...couples, ...offRoad],
      badges: [
        van('Explorer 19', 78_990, 2, 2340, 2940, 5940, 2440, 'Tandem'),
        van('Rambler 21 Bunk', 86_990, 5, 2590, 3190, 6550, 2440, 'Tandem'),
      ],
    },
  ],
};
