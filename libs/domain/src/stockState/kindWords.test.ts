import { expect, it } from 'vitest';
import { canonicalKind, kindPatterns, readKind, vehicleKinds } from './kindWords.ts';

it.each([
  ['drive', '4x4', ['4WD', '4 x 4', '4-wheel drive', 'Four Wheel Drive', 'Part time 4WD']],
  ['drive', 'AWD', ['All Wheel Drive', 'quattro', 'xDrive']],
  ['drive', '4x2', ['2WD', '4X2', 'Two-wheel drive']],
  ['drive', 'FWD', ['Front', 'Front wheel drive']],
  ['fuel', 'Petrol', ['Unleaded', 'Premium', 'ULP', 'PULP 95', 'Petrol - Unleaded ULP', 'E10', '91 RON', 'Leaded']],
  ['fuel', 'Hybrid', ['HEV', 'Petrol/Electric', 'Hybrid with Petrol', 'Diesel-electric']],
  ['fuel', 'Plug-in hybrid', ['PHEV', 'plug in hybrid', 'Petrol Plug-in']],
  ['fuel', 'Electric', ['EV', 'BEV', 'Battery Electric']],
  ['transmission', 'Automatic', ['Auto', '6 Speed Sports Automatic', 'CVT', 'DSG', 'A']],
  ['transmission', 'Manual', ['5sp man', 'M', '6 Speed Manual']],
  ['body', 'Hatch', ['HATCHBACK', '5 door hatch', 'Liftback']],
  ['body', 'Ute', ['Ute / Tray', 'Dual Cab Ute', 'Pick-up', 'PICKUP', 'Utility', 'Crew Cab Pickup']],
  ['body', 'Wagon', ['Station wagon', 'stationWagon', 'Estate', 'Tourer']],
  ['body', 'Van', ['Commercial', 'Panel van', 'van']],
  ['body', 'Convertible', ['Soft top', 'Cabriolet', 'Roadster']],
  ['body', 'Cab chassis', ['Cab Chassis', 'cabchassis']],
] as const)('reads as %s %s what sellers write: %j', (kind, value, texts) => {
  for (const text of texts) expect([text, readKind(kind, text)]).toEqual([text, value]);
});

it('reads its own values as themselves, keeps words that it does not know, and takes marks for nothing', () => {
  for (const kind of vehicleKinds)
    for (const [, value] of kindPatterns[kind]) expect([value, readKind(kind, value)]).toEqual([value, value]);
  expect(['Pop-top van', 'Prestige'].map((text) => canonicalKind('body', text))).toEqual(['Pop-top van', 'Prestige']);
  expect([canonicalKind('fuel', ' - '), canonicalKind('fuel', 'Steam'), canonicalKind('colour', 'Red')]).toEqual([
    null,
    'Steam',
    'Red',
  ]);
});
