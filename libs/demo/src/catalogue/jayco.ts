import { bunks, caravanBasics, ensuite, offRoad } from './equipment.ts';
import type { VanRange } from './model.ts';
import { van } from './notation.ts';

const couples = [...caravanBasics, ...ensuite];
const family = [...couples, ...bunks];

export const jayco: VanRange = {
  make: 'Jayco',
  wmi: ['6T9'],
  models: [
    {
      name: 'Journey',
      series: null,
      sold: [2014, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.08,
      equipment: couples,
      badges: [
        van('16.51-1', 67_990, 2, 2010, 2410, 5230, 2470, 'Tandem'),
        van('17.55-3', 74_490, 2, 2270, 2670, 5630, 2470, 'Tandem'),
        van('Outback 19.61-3', 84_990, 4, 2450, 2850, 6180, 2470, 'Tandem'),
      ],
    },
    {
      name: 'Silverline',
      series: null,
      sold: [2013, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.085,
      equipment: [...couples, 'Slide-out lounge', 'Electric recliners'],
      badges: [
        van('21.65-3', 105_990, 2, 2740, 3140, 6630, 2470, 'Tandem'),
        van('Outback 24.75-1', 119_990, 2, 3050, 3450, 7560, 2470, 'Tandem'),
      ],
    },
    {
      name: 'Starcraft',
      series: null,
      sold: [2012, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.085,
      equipment: family,
      badges: [
        van('14.48-1', 48_990, 3, 1420, 1720, 4830, 2200, 'Single'),
        van('17.58-2', 56_990, 6, 1790, 2190, 5760, 2310, 'Tandem'),
        van('20.62-3', 64_490, 5, 2150, 2550, 6250, 2470, 'Tandem'),
      ],
    },
    {
      name: 'All Terrain',
      series: null,
      sold: [2021, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.08,
      equipment: [...family, ...offRoad],
      badges: [
        van('17.55-5', 91_990, 2, 2560, 3160, 5650, 2490, 'Tandem'),
        van('19.61-3', 98_990, 5, 2760, 3360, 6250, 2490, 'Tandem'),
      ],
    },
    {
      name: 'Expanda',
      series: null,
      sold: [2010, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.09,
      equipment: [...caravanBasics, 'Fold-out double beds', 'External shower'],
      badges: [
        van('16.49-2', 57_990, 5, 1740, 2140, 5000, 2310, 'Tandem'),
        van('20.64-1 Outback', 75_490, 7, 2280, 2680, 6470, 2470, 'Tandem'),
      ],
    },
    {
      name: 'Swan',
      series: null,
      sold: [2008, null],
      kind: 'Caravan',
      powertrain: null,
      seats: 0,
      depreciation: 0.09,
      equipment: [
        'Two double beds',
        'Four-burner cooktop and grill',
        'Roll-out awning',
        'Compressor fridge',
        'Wind-up roof',
      ],
      badges: [
        van('Camper Touring', 33_990, 6, 1150, 1500, 5230, 2180, 'Single'),
        van('Camper Outback', 37_990, 6, 1280, 1640, 5230, 2180, 'Single'),
      ],
    },
  ],
};
