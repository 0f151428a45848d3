import { z } from 'zod';
import { jurisdictions } from './country/jurisdictions.ts';

const cents = (max: number) => z.number().min(0).max(max);

/** Where a price was read, and when. */
export const pricedBySchema = z.object({
  /** Source of the figure. @example 'Department of Transport WA, light vehicle licence fees' */
  source: z.string().trim().min(1).max(160),
  /** The day of the price, as YYYY-MM-DD. */
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day as YYYY-MM-DD'),
  /** Made up for a demonstration: said beside the figure. */
  isFictional: z.boolean().default(false),
});
export type PricedBy = z.output<typeof pricedBySchema>;

/** What a litre or a kilowatt hour costs, in cents with their fractions. @example 189.9 */
const energyPrice = z.object({
  /** Cents with their fractions. */
  price: cents(2_000),
  ...pricedBySchema.shape,
});
/** Whole cents a year. */
const yearly = z.object({
  /** Whole cents a year. */
  amount: cents(10_000_000).int(),
  ...pricedBySchema.shape,
});

export const energyKinds = ['petrol', 'diesel', 'electricity'] as const;
export type EnergyKind = (typeof energyKinds)[number];

/** Prices that the page about the cost of ownership reckons with. What is left out is "not included" there. */
export const siteOwnershipSchema = z.object({
  /** Kilometres a year that it begins with. */
  kmPerYear: z.number().int().min(1_000).max(100_000).default(15_000),
  /** Of petrol and diesel a litre, of electricity a kilowatt hour. */
  energy: z.partialRecord(z.enum(energyKinds), energyPrice).default({}),
  /** Registration with its compulsory insurance. */
  registration: z.partialRecord(z.enum(jurisdictions), yearly).default({}),
  /** Comprehensive insurance a year; null leaves it out. */
  insurance: yearly.nullable().default(null),
  /** Tyres a year; null leaves them out. */
  tyres: yearly.nullable().default(null),
  /** When capped service prices were last read, and where. */
  service: pricedBySchema.nullable().default(null),
});
export type SiteOwnership = z.output<typeof siteOwnershipSchema>;
