import { z } from 'zod';
import { reviewSummarySchema } from './review.ts';
import { australianStates } from './vehicleKinds.ts';

export const locationTypes = ['sales', 'service', 'parts', 'car-buying', ''] as const;

const clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'a time as HH:MM');

/** Hours of one weekday at one department. 0 is Sunday. Times are local to the location. */
export const openingHourSchema = z.object({
  weekday: z.number().int().min(0).max(6),
  status: z.enum(['Open', 'Closed']),
  /** Already worded, spelt as feeds spell it. @example '8:30 am - 5:30 pm' */
  formated_hours: z.string().max(60).default(''),
  open: clock.nullable().default(null),
  close: clock.nullable().default(null),
});

/** Hours of one date that differ from the weekday's. */
export const specialHoursSchema = z.object({
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** @example 'Christmas Day' */
  name: z.string().max(60).default(''),
  status: z.enum(['Open', 'Closed']),
  location_id: z.string(),
  start_hour: clock.nullable().default(null),
  end_hour: clock.nullable().default(null),
});

/** What somebody wants to know who is about to come. One or two sentences each; empty ones are not shown. */
const arrivalSchema = z.object({
  /** How to recognise the place from the road. @example 'The glass front beside the railway bridge' */
  frontage: z.string().trim().max(300).default(''),
  /** Where visitors leave their car. */
  parking: z.string().trim().max(300).default(''),
  /** By train, tram, bus or ferry. */
  transport: z.string().trim().max(300).default(''),
  /** For somebody who comes with a caravan or another long load. */
  van_access: z.string().trim().max(300).default(''),
});

const locationFields = z.object({
  id: z.string().min(1),
  name: z.string().min(1).max(120),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  primary: z.boolean().default(false),
  location_type: z.enum(locationTypes).default(''),
  location_subtype: z.string().max(40).default(''),
  manufacturers: z.array(z.string()).default([]),
  dealership_id: z.string(),
  dealership_slug: z.string(),
  visible: z.boolean().default(true),
  /** IANA name. @example 'Australia/Perth' */
  time_zone: z.string().min(1),
  address: z.object({
    street: z.string().max(120),
    city: z.string().max(80),
    state: z.enum(australianStates),
    postcode: z.string().regex(/^\d{4}$/),
    lat: z.number().min(-90).max(90),
    long: z.number().min(-180).max(180),
    place_id: z.string().max(200).nullable().default(null),
    place_url: z.string().max(500).nullable().default(null),
    map_key: z.string().max(200).nullable().default(null),
  }),
  contact_detail: z.object({
    phone: z.string().max(30),
    landline_phone: z.string().max(30).nullable().default(null),
    email: z.string().max(120).nullable().default(null),
    opening_hours: z.array(openingHourSchema).default([]),
    special_hours: z.array(specialHoursSchema).default([]),
  }),
  /** First of every second Saturday on which a service department works by appointment only. */
  appointment_saturdays_from: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date as YYYY-MM-DD')
    .optional(),
  dealer_license_number: z.string().max(40).nullable().default(null),
  motor_vehicle_repairer: z.string().max(40).nullable().default(null),
  image: z
    .object({
      url: z.string(),
      thumb: z.object({ url: z.string() }),
      /** Tiny data URL shown while the picture loads. */
      blur: z.string().max(2_000).optional(),
    })
    .nullable()
    .default(null),
  reviews: reviewSummarySchema.nullable().default(null),
  distribution_locations: z.array(z.string()).default([]),
  arrival: arrivalSchema.prefault({}),
  /** What is done here. @example ['Tyres and wheel alignment', 'Loan cars'] */
  services: z.array(z.string().trim().min(1).max(60)).max(16).default([]),
  /** The day on which it closed for good; its page then names the nearest other place. Such a place is not visible. */
  closed_on: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date as YYYY-MM-DD')
    .nullable()
    .default(null),
});

export const locationSchema = locationFields.refine(({ visible, closed_on }) => closed_on === null || !visible, {
  path: ['visible'],
  error: 'a place that has closed for good is not visible: set it to false',
});

export type Location = z.output<typeof locationSchema>;

/** @example addressLine({ address: { street: '', city: 'Fremantle', state: 'WA', postcode: '6160' } }) // 'Fremantle WA 6160' */
export function addressLine({ address }: Pick<Location, 'address'>): string {
  const city = `${address.city} ${address.state} ${address.postcode}`;
  return address.street === '' ? city : `${address.street}, ${city}`;
}

export type OpeningHour = z.output<typeof openingHourSchema>;
export type SpecialHours = z.output<typeof specialHoursSchema>;
