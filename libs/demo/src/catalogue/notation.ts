import type { Badge, Body, Figures, Fuel, Powertrain, Shape, VanBadge } from './model.ts';

type Drive = Powertrain['drive'];

const engine =
  (fuel: Fuel, induction: string) =>
  (
    cc: number,
    cylinders: number,
    torque: number,
    gearbox: string,
    drive: Drive,
    combined: number,
    tank: number,
  ): Powertrain => ({
    fuel,
    cc,
    cylinders,
    torque,
    induction,
    gearbox,
    drive,
    combined,
    tank,
  });

/** Each takes: cubic centimetres, cylinders, newton metres, gearbox, drive, litres per 100 km, tank litres. */
export const petrol = engine('Petrol', 'Aspirated');
export const turboPetrol = engine('Petrol', 'Turbo');
export const premium = engine('Premium petrol', 'Aspirated');
export const turboPremium = engine('Premium petrol', 'Turbo');
export const diesel = engine('Diesel', 'Turbo');
export const hybrid = engine('Hybrid', 'Aspirated');
export const turboHybrid = engine('Hybrid', 'Turbo');
export const plugIn = engine('Plug-in hybrid', 'Turbo');

export const electric = (torque: number, drive: Drive): Powertrain => ({
  fuel: 'Electric',
  cc: null,
  cylinders: null,
  torque,
  induction: null,
  gearbox: 'Single-speed automatic',
  drive,
  combined: null,
  // The stronger, the heavier: a made-up figure that lies where theirs do.
  kilowattHours: Math.round(140 + torque / 10) / 10,
  tank: null,
});

export const badge = (name: string, price: number, powertrain: Powertrain): Badge => ({ name, price, powertrain });

/** Body, seats, doors, then length, width and height in millimetres and gross vehicle mass in kilograms. */
export const shape = (
  body: Body,
  seats: number,
  doors: number,
  length: number,
  width: number,
  height: number,
  gvm: number,
): Shape => ({ body, seats, doors, length, width, height, gvm });

/** Braked towing in kilograms, ANCAP stars, kilometres a year, share of worth lost a year. */
export const figures = (towing: number, ancap: number | null, kmPerYear: number, depreciation: number): Figures => ({
  towing,
  ancap,
  kmPerYear,
  depreciation,
});

/** Name, dollars new, berths, tare and aggregate mass in kilograms, body length and width in millimetres, axle. */
export const van = (
  name: string,
  price: number,
  sleeps: number,
  tare: number,
  atm: number,
  length: number,
  width: number,
  axle: VanBadge['axle'],
): VanBadge => ({ name, price, sleeps, tare, atm, length, width, axle });
