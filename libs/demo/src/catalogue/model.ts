/** What a maker sells, as plain facts: figures are typical of the variant sold in Australia, prices are typical drive-away prices. */
export type Fuel = 'Petrol' | 'Premium petrol' | 'Diesel' | 'Hybrid' | 'Plug-in hybrid' | 'Electric';

/** Bodies as buyers filter by them. */
export const bodies = [
  'Hatch',
  'Sedan',
  'Wagon',
  'SUV',
  '4x4',
  'Ute',
  'Cab chassis',
  'Van',
  'People mover',
  'Coupe',
  'Convertible',
  'Bus',
  'Light truck',
  'Caravan',
  'Motorhome',
] as const;
export type Body = (typeof bodies)[number];

export interface Powertrain {
  fuel: Fuel;
  cc: number | null;
  cylinders: number | null;
  /** Newton metres. */
  torque: number | null;
  induction: string | null;
  gearbox: string;
  drive: 'FWD' | 'RWD' | 'AWD' | '4x4' | '4x2';
  /** Litres per 100 km, combined cycle. */
  combined: number | null;
  /** Kilowatt hours per 100 km, of what runs on electricity alone. */
  kilowattHours?: number;
  /** Litres. */
  tank: number | null;
}

export interface Badge {
  name: string;
  /** Whole dollars, drive away, when new. */
  price: number;
  powertrain: Powertrain;
}

/** Lengths in millimetres, mass in kilograms. */
export interface Shape {
  body: Body;
  seats: number;
  doors: number;
  length: number;
  width: number;
  height: number;
  gvm: number;
}

export interface Figures {
  /** Braked towing capacity in kilograms; 0 where the maker does not rate it to tow. */
  towing: number;
  ancap: number | null;
  kmPerYear: number;
  /** Share of its worth lost each year, 0 to 1. */
  depreciation: number;
}

export interface CarModel {
  name: string;
  series: string;
  /** First and last year sold new; null while on sale. */
  sold: readonly [first: number, last: number | null];
  body: Shape;
  figures: Figures;
  badges: readonly Badge[];
  equipment: readonly string[];
}

export interface CarRange {
  make: string;
  /** World manufacturer identifiers: the first three characters of the make's VINs here. */
  wmi: readonly string[];
  models: readonly CarModel[];
}

export interface VanModel {
  name: string;
  series: string | null;
  sold: readonly [first: number, last: number | null];
  kind: 'Caravan' | 'Motorhome';
  badges: readonly VanBadge[];
  /** Chassis of a motorhome; null where the van is towed. */
  powertrain: Powertrain | null;
  /** Seats with belts; 0 where the van is towed. */
  seats: number;
  depreciation: number;
  equipment: readonly string[];
}

/** Lengths in millimetres, masses in kilograms. */
export interface VanBadge {
  name: string;
  price: number;
  sleeps: number;
  tare: number;
  /** Aggregate trailer mass; a motorhome's gross vehicle mass. */
  atm: number;
  length: number;
  width: number;
  axle: 'Single' | 'Tandem' | 'Motorhome';
}

export interface VanRange {
  make: string;
  wmi: readonly string[];
  models: readonly VanModel[];
}
