import { grouped, type Vehicle } from '@forecourt/domain';
import { conditionText, kilometres } from './facts.ts';
import { regoExpiry } from './rego.ts';

/** One line of a list of facts. */
export interface SpecificationItem {
  label: string;
  value: string;
}

type Line = readonly [label: string, value: string | number | null | undefined];

const lines = (all: readonly Line[]): SpecificationItem[] =>
  all.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  );

const withUnit = (value: number | null | undefined, unit: string): string | null =>
  value === null || value === undefined ? null : `${grouped(value)} ${unit}`;

const month = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthText = (date: string | null): string | null =>
  date ? month.format(new Date(`${date}-01T00:00:00Z`)) : null;

export interface KeyFactOptions {
  now: Date;
  /** Says "Unregistered" once the registration has run out. */
  showUnregistered: boolean;
  /** IANA name of where the vehicle stands. @default 'Australia/Sydney' */
  timeZone?: string;
}

/** Key facts about this very vehicle. Unknown facts are left out. */
export function keyFacts(vehicle: Vehicle, { now, showUnregistered, timeZone }: KeyFactOptions): SpecificationItem[] {
  return lines([
    ['Condition', conditionText(vehicle.car_type)],
    ['Odometer', vehicle.km === null ? null : kilometres(vehicle.km)],
    ['Body', vehicle.simple_body],
    ['Transmission', vehicle.trans ?? vehicle.simple_transmission],
    ['Fuel', vehicle.fuel ?? vehicle.simple_fuel],
    ['Drive', vehicle.drive],
    ['Colour', vehicle.colour],
    ['Interior colour', vehicle.interior_colour],
    ['Seats', vehicle.seats],
    ['Doors', vehicle.doors],
    ['Registration plate', vehicle.regplate],
    ['Registration', regoExpiry(vehicle.rego_expiry, now, showUnregistered, timeZone)],
    ['Stock number', vehicle.stocknum],
    ['VIN', vehicle.vin],
    ['Built', monthText(vehicle.build_date)],
    ['Complied', monthText(vehicle.compliance_date)],
  ]);
}

function engineSize(vehicle: Vehicle): string | null {
  const litres = vehicle.variant?.enginesize_litres ?? vehicle.engine_size_litres;
  const cubic = vehicle.variant?.enginesize ?? vehicle.engine_size;
  if (litres !== null && cubic !== null) return `${litres.toFixed(1)} L (${grouped(cubic)} cc)`;
  return litres === null ? withUnit(cubic, 'cc') : `${litres.toFixed(1)} L`;
}

/** The manufacturer's figures: a caravan's own, or those of a car's variant. Unknown ones are left out. */
export function specifications(vehicle: Vehicle): SpecificationItem[] {
  const { variant, caravan } = vehicle;
  const ofCaravan = lines([
    ['Sleeps', caravan?.sleeps],
    ['Body length', withUnit(caravan?.body_length, 'mm')],
    ['Body width', withUnit(caravan?.body_width, 'mm')],
    ['Tare weight', withUnit(caravan?.tare_weight, 'kg')],
    ['Aggregate trailer mass', withUnit(caravan?.aggregate_trailer_mass, 'kg')],
    ['Axles', caravan?.axle_type],
  ]);
  if (vehicle.item_type === 'caravan' && !variant) return ofCaravan;
  const ofVariant = lines([
    ['Engine size', engineSize(vehicle)],
    ['Cylinders', variant?.cylinders ?? vehicle.cylinders],
    ['Induction', variant?.induction],
    ['Gear type', variant?.geartype],
    ['Fuel consumption (combined)', withUnit(variant?.fuelconsumptioncombined, 'L/100 km')],
    ['Energy consumption (combined)', withUnit(variant?.energyconsumptioncombined, 'kWh/100 km')],
    ['Fuel capacity', withUnit(variant?.fuelcapacity, 'L')],
    ['Gross vehicle mass', withUnit(variant?.grossvehiclemass, 'kg')],
    ['Length', withUnit(variant?.vehiclelength, 'mm')],
    ['Height', withUnit(variant?.vehicleheight, 'mm')],
    ['Width', withUnit(variant?.vehiclewidth, 'mm')],
    ['Braked towing capacity', withUnit(variant?.towingcapacitybraked, 'kg')],
    ['Torque', withUnit(variant?.torque, 'Nm')],
    ['Body configuration', variant?.bodyconfiguration],
    ['ANCAP rating', withUnit(variant?.ancaprating, variant?.ancaprating === 1 ? 'star' : 'stars')],
  ]);
  return [...ofCaravan, ...ofVariant];
}
