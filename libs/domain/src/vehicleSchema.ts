import { z } from 'zod';
import { addressText } from './addressSchema.ts';
import { canonicalMake } from './makes.ts';
import { carTypes, itemTypes, vehicleStatuses } from './vehicleKinds.ts';
import { jurisdictions } from './country/jurisdictions.ts';

/** An object whose fields come in sorted order: so vehicles are stored and compared, and need not be sorted for either. */
const sortedObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(Object.fromEntries(Object.entries(shape).sort(([one], [other]) => (one < other ? -1 : 1))) as Shape);

/** A VIN as registers write it. @example plainVin('6t1-be42k 05x012345') // '6T1BE42K05X012345' */
const plainVin = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

const text = z.string().trim().max(200);
const optionalText = text.nullable().default(null);
/** Whole Australian cents, 0 to ten million dollars. */
const centsField = z.number().int().min(0).max(1_000_000_000);
const optionalCents = centsField.nullable().default(null);
const optionalCount = (max: number) => z.number().int().min(0).max(max).nullable().default(null);
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a date as YYYY-MM-DD');
const optionalDate = isoDate.nullable().default(null);
/** Seconds since 1970, UTC. */
const timestamp = z.number().int().min(0).max(4_102_444_800);

export const vehicleImageSchema = sortedObject({
  /** Absolute https URL, or a path of the site itself. */
  url: addressText(500).min(1),
  width: z.number().int().min(1).max(10_000).default(1600),
  height: z.number().int().min(1).max(10_000).default(1200),
  /** What the picture shows, for people who cannot see it. @example 'Front three-quarter view' */
  view: z.string().max(80).default(''),
  /** Tiny data URL shown while the picture loads. */
  blur: z.string().max(2_000).default(''),
});

/** What a lender quotes for one vehicle. Figures are the lender's own and are shown as given. */
export const financeLenderSchema = sortedObject({
  /** Percent per year. */
  interestRate: z.number().min(0).max(100).nullable().default(null),
  /** Percent per year. */
  comparisonRate: z.number().min(0).max(100).nullable().default(null),
  paymentWeek: optionalCents,
  paymentMonth: optionalCents,
  termYears: z.number().min(0).max(10).nullable().default(null),
  termMonths: optionalCount(120),
  termWeeks: optionalCount(520),
  establishmentFees: optionalCents,
  totalPayable: optionalCents,
  deposit: optionalCents,
  balloon: optionalCents,
  disclaimer: z.string().max(4_000).nullable().default(null),
});

/** Manufacturer's figures of the vehicle's variant. Lengths in millimetres, masses in kilograms. */
export const variantSchema = sortedObject({
  cylinders: optionalCount(16),
  enginesize: optionalCount(20_000).describe('cubic centimetres'),
  enginesize_litres: z.number().min(0).max(20).nullable().default(null),
  induction: optionalText,
  geartype: optionalText,
  fuelconsumptioncombined: z.number().min(0).max(60).nullable().default(null).describe('litres per 100 km'),
  energyconsumptioncombined: z
    .number()
    .min(0)
    .max(200)
    .nullable()
    .default(null)
    .describe('kilowatt hours of electricity per 100 km'),
  fuelcapacity: z.number().min(0).max(500).nullable().default(null).describe('litres'),
  grossvehiclemass: optionalCount(30_000),
  vehiclelength: optionalCount(20_000),
  vehicleheight: optionalCount(5_000),
  vehiclewidth: optionalCount(4_000),
  towingcapacitybraked: optionalCount(10_000),
  torque: optionalCount(3_000).describe('newton metres'),
  bodyconfiguration: optionalText,
  ancaprating: z.number().min(0).max(5).nullable().default(null).describe('stars'),
});

/** Lengths in millimetres, masses in kilograms. */
export const caravanSchema = sortedObject({
  body_width: optionalCount(4_000),
  body_length: optionalCount(20_000),
  tare_weight: optionalCount(20_000),
  axle_type: optionalText,
  /** Berths. */
  sleeps: optionalCount(12),
  aggregate_trailer_mass: optionalCount(20_000),
});

export const vehicleLocationSchema = sortedObject({
  id: z.string(),
  name: text,
  phone: optionalText,
  slug: text,
  address: sortedObject({
    street: text,
    city: text,
    state: z.enum(jurisdictions),
    place_url: addressText(500).nullable().default(null),
  }),
  location_type: z.string().max(40).default(''),
  distribution_locations: z.array(z.string()).default([]),
});

export const youxQuoteSchema = sortedObject({
  weeklyRepaymentAmount: centsField,
  comparisonRate: z.number().min(0).max(100),
  advertisedRate: z.number().min(0).max(100),
});

/** One vehicle of a dealer's stock: every field of the specification's Car. Money is in whole cents. */
export const vehicleSchema = sortedObject({
  id: z.string().min(1).max(64),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,199}$/),
  item_type: z.enum(itemTypes).default('car'),
  name: text.min(1),
  make: text.min(1).transform(canonicalMake),
  model: text.min(1),
  badge: optionalText,
  series: optionalText,
  year: z.number().int().min(1900).max(2100).nullable().default(null),
  price: optionalCents,
  /** Price before a reduction (the "was" price). */
  before_price: optionalCents,
  /** Per week, where the dealer offers subscriptions. */
  subscription_price: optionalCents,
  preorder: z.boolean().default(false),
  /** @example 'Drive Away' */
  price_type: optionalText,
  status: z.enum(vehicleStatuses).default('in_stock'),
  reserved: z.boolean().default(false),
  sold: z.boolean().default(false),
  sold_date_timestamp: timestamp.nullable().default(null),
  show_on_dealer_website: z.boolean().default(true),
  /**
   * What a feed said of the vehicle that none of its other fields keeps. What its words for the state set beside the
   * status is noted so that a later word of the feed takes it back, and nothing that a person set.
   */
  feed_state: sortedObject({
    /** Why the feed's words hide it: it has not said a state that can be read yet, or that the vehicle is not offered. */
    hidden: z.enum(['unread', 'withdrawn']).optional(),
    /** Whether its words reserve it. */
    reserved: z.literal(true).optional(),
    /** The id that the feed has for it, where it is stored under another because the feed had none for it at first. */
    id: z.string().optional(),
  }).optional(),
  car_type: z.enum(carTypes),
  /** Odometer in kilometres. */
  km: optionalCount(2_000_000),
  colour: optionalText,
  interior_colour: optionalText,
  drive: optionalText,
  seats: optionalCount(60),
  doors: optionalCount(10),
  /** Cubic centimetres. */
  engine_size: optionalCount(20_000),
  cylinders: optionalCount(16),
  engine_size_litres: z.number().min(0).max(20).nullable().default(null),
  simple_body: optionalText,
  simple_fuel: optionalText,
  simple_transmission: optionalText,
  /** The feed's own words for the transmission. */
  trans: optionalText,
  fuel: optionalText,
  /** In upper case, however it is written. @example '6T1BE42K05X012345' */
  vin: z
    .string()
    .transform(plainVin)
    .pipe(z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/, '17 letters and digits without I, O and Q'))
    .nullable()
    .default(null),
  nvic: z.string().max(12).nullable().default(null),
  has_nvic: z.boolean().default(false),
  regplate: z.string().max(12).nullable().default(null),
  rego_expiry: optionalDate,
  stocknum: z.string().max(40).nullable().default(null),
  /** Month of build, YYYY-MM. */
  build_date: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .nullable()
    .default(null),
  compliance_date: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .nullable()
    .default(null),
  views: z.number().int().min(0).default(0),
  /** Free text of the dealer. @example 'Test Drive Only' */
  tag: z.string().trim().max(60).nullable().default(null),
  certified: z.boolean().default(false),
  /** URL of the history report. */
  file: addressText(500).nullable().default(null),
  dealercomments: z.string().max(20_000).nullable().default(null),
  /** Seconds since 1970, UTC. */
  created_at: timestamp,
  updated_at: timestamp,
  images: z.array(vehicleImageSchema).max(60).default([]),
  thumbnails: z.array(addressText(500)).max(60).default([]),
  primary_image_url: addressText(500).nullable().default(null),
  photos_count: z.number().int().min(0).max(200).default(0),
  city: optionalText,
  state: z.enum(jurisdictions).nullable().default(null),
  location_id: z.string().nullable().default(null),
  location_name: optionalText,
  location: vehicleLocationSchema.nullable().default(null),
  private_suburb: optionalText,
  private_postcode: z
    .string()
    .regex(/^\d{4}$/)
    .nullable()
    .default(null),
  dealership_id: z.string().min(1),
  dealership_name: optionalText,
  dealership_slug: z.string().min(1),
  categories: z.array(text).max(20).default([]),
  standardEquipment: z.array(text).max(200).default([]),
  payment_processors: z.array(z.string().max(40)).max(10).default([]),
  autograb_data: sortedObject({ state_average_market_price: optionalCents, average_market_price: optionalCents })
    .nullable()
    .default(null),
  youxQuote: youxQuoteSchema.nullable().default(null),
  finance_lenders: z.record(z.string(), financeLenderSchema).default({}),
  caravan: caravanSchema.nullable().default(null),
  variant: variantSchema.nullable().default(null),
  /** Place in the default sort: higher comes first. */
  custom_rank: z.number().default(0),
});

export type Vehicle = z.output<typeof vehicleSchema>;
/** Input of the vehicle schema: fields with defaults may be left out. */
export type VehicleInput = z.input<typeof vehicleSchema>;
export type VehicleImage = z.output<typeof vehicleImageSchema>;
export type FinanceLender = z.output<typeof financeLenderSchema>;
export type VehicleLocation = z.output<typeof vehicleLocationSchema>;
