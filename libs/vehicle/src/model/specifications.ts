import { longMonth, type Vehicle } from '@forecourt/domain';
import {
  messageLocale,
  numberWords,
  platformWords,
  specificationMessages,
  type Words,
} from '@forecourt/domain/messages';
import { regoExpiry } from './rego.ts';

type FactWords = Words<typeof specificationMessages>;

/** One line of a list of facts. */
export interface SpecificationItem {
  label: string;
  value: string;
  /** Of what every buyer wants more or less, for comparisons. */
  better?: 'low' | 'high';
}

const platformSay = platformWords(specificationMessages);

type Line = readonly [label: string, value: string | number | null | undefined, better?: 'low' | 'high'];

const lines = (all: readonly Line[]): SpecificationItem[] =>
  all.flatMap(([label, value, better]) =>
    value === null || value === undefined || value === ''
      ? []
      : [{ label, value: String(value), ...(better && { better }) }],
  );

type Unit = 'mm' | 'kg' | 'litres' | 'cubic' | 'newtonMetres' | 'litresPerDistance' | 'energyPerDistance' | 'stars';

const withUnit = (say: FactWords, value: number | null | undefined, unit: Unit): string | null =>
  value === null || value === undefined ? null : say(`specification.${unit}`, { count: value });

const monthText = (date: string | null, locale: string): string | null => (date ? longMonth(date, locale) : null);

export interface KeyFactOptions {
  now: Date;
  /** Says "Unregistered" once the registration has run out. */
  showUnregistered: boolean;
  /** IANA name of where the vehicle stands. @default 'Australia/Sydney' */
  timeZone?: string;
  /** @default the platform's words */
  say?: FactWords;
  /** Language of the site, as a BCP 47 tag. */
  locale: string;
}

/** Key facts about this very vehicle. Unknown facts are left out. */
export function keyFacts(
  vehicle: Vehicle,
  { now, showUnregistered, timeZone, say = platformSay, locale }: KeyFactOptions,
): SpecificationItem[] {
  return lines([
    [say('specification.condition'), say(`specification.${vehicle.car_type}`)],
    [
      say('specification.odometer'),
      vehicle.km === null ? null : say('specification.kilometres', { count: vehicle.km }),
    ],
    [say('specification.body'), vehicle.simple_body],
    [say('specification.transmission'), vehicle.trans ?? vehicle.simple_transmission],
    [say('specification.fuel'), vehicle.fuel ?? vehicle.simple_fuel],
    [say('specification.drive'), vehicle.drive],
    [say('specification.colour'), vehicle.colour],
    [say('specification.interiorColour'), vehicle.interior_colour],
    [say('specification.seats'), vehicle.seats],
    [say('specification.doors'), vehicle.doors],
    [say('specification.registrationPlate'), vehicle.regplate],
    [say('specification.registration'), regoExpiry(vehicle.rego_expiry, now, showUnregistered, timeZone, say, locale)],
    [say('specification.stockNumber'), vehicle.stocknum],
    [say('specification.vin'), vehicle.vin],
    [say('specification.built'), monthText(vehicle.build_date, locale)],
    [say('specification.complied'), monthText(vehicle.compliance_date, locale)],
  ]);
}

function engineSize(vehicle: Vehicle, say: FactWords, locale: string): string | null {
  const litres = vehicle.variant?.enginesize_litres ?? vehicle.engine_size_litres;
  const cubic = vehicle.variant?.enginesize ?? vehicle.engine_size;
  if (litres !== null && cubic !== null)
    return say('specification.litresAndCubic', { litres: litres.toFixed(1), cubic: numberWords(cubic, locale) });
  return litres === null
    ? withUnit(say, cubic, 'cubic')
    : say('specification.engineLitres', { litres: litres.toFixed(1) });
}

/**
 * The manufacturer's figures: a caravan's own, or those of a car's variant. Unknown ones are left out.
 * @param locale BCP 47 tag of the site
 */
export function specifications(
  vehicle: Vehicle,
  say: FactWords = platformSay,
  locale: string = messageLocale,
): SpecificationItem[] {
  const { variant, caravan } = vehicle;
  const ofCaravan = lines([
    [say('specification.sleeps'), caravan?.sleeps],
    [say('specification.bodyLength'), withUnit(say, caravan?.body_length, 'mm')],
    [say('specification.bodyWidth'), withUnit(say, caravan?.body_width, 'mm')],
    [say('specification.tareWeight'), withUnit(say, caravan?.tare_weight, 'kg')],
    [say('specification.aggregateTrailerMass'), withUnit(say, caravan?.aggregate_trailer_mass, 'kg')],
    [say('specification.axles'), caravan?.axle_type],
  ]);
  if (vehicle.item_type === 'caravan' && !variant) return ofCaravan;
  const ofVariant = lines([
    [say('specification.engineSize'), engineSize(vehicle, say, locale)],
    [say('specification.cylinders'), variant?.cylinders ?? vehicle.cylinders],
    [say('specification.induction'), variant?.induction],
    [say('specification.gearType'), variant?.geartype],
    [
      say('specification.fuelConsumptionCombined'),
      withUnit(say, variant?.fuelconsumptioncombined, 'litresPerDistance'),
      'low',
    ],
    [
      say('specification.energyConsumptionCombined'),
      withUnit(say, variant?.energyconsumptioncombined, 'energyPerDistance'),
    ],
    [say('specification.fuelCapacity'), withUnit(say, variant?.fuelcapacity, 'litres')],
    [say('specification.grossVehicleMass'), withUnit(say, variant?.grossvehiclemass, 'kg')],
    [say('specification.length'), withUnit(say, variant?.vehiclelength, 'mm')],
    [say('specification.height'), withUnit(say, variant?.vehicleheight, 'mm')],
    [say('specification.width'), withUnit(say, variant?.vehiclewidth, 'mm')],
    [say('specification.brakedTowingCapacity'), withUnit(say, variant?.towingcapacitybraked, 'kg'), 'high'],
    [say('specification.torque'), withUnit(say, variant?.torque, 'newtonMetres'), 'high'],
    [say('specification.bodyConfiguration'), variant?.bodyconfiguration],
    [say('specification.ancapRating'), withUnit(say, variant?.ancaprating, 'stars'), 'high'],
  ]);
  return [...ofCaravan, ...ofVariant];
}
