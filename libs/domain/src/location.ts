import { z } from 'zod';
import { addressText } from './addressSchema.ts';
import { departments } from './place/departments.ts';
import { reviewSummarySchema } from './review.ts';
import { jurisdictions, townWords } from './country/jurisdictions.ts';

export const locationTypes = ['sales', 'service', 'parts', 'car-buying', ''] as const;

const clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'a time as HH:MM');

/** Hours of one weekday at one department. 0 is Sunday. Times are local to the location. */
export const openingHourSchema = z.object({
  /** 0 is Sunday, 6 Saturday. */
  weekday: z.number().int().min(0).max(6),
  /** Whether it opens at all that day. */
  status: z.enum(['Open', 'Closed']),
  /** Already worded, spelt as feeds spell it. @example '8:30 am - 5:30 pm' */
  formated_hours: z.string().max(60).default(''),
  /** Opening time, local to the location. @example '08:30' */
  open: clock.nullable().default(null),
  /** Closing time, local to the location. @example '17:30' */
  close: clock.nullable().default(null),
});

/** Hours of one date that differ from the weekday's. */
export const specialHoursSchema = z.object({
  /** The day, as YYYY-MM-DD. */
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day as YYYY-MM-DD'),
  /** Name of the day, such as that of a holiday. @example 'Christmas Day' */
  name: z.string().max(60).default(''),
  /** Whether it opens at all that day. */
  status: z.enum(['Open', 'Closed']),
  /** ID of the location that the hours belong to. */
  location_id: z.string(),
  /** Opening time of that day. @example '08:30' */
  start_hour: clock.nullable().default(null),
  /** Closing time of that day. @example '13:00' */
  end_hour: clock.nullable().default(null),
});

/** Notes for visitors on their way. One or two sentences each; empty ones are not shown. */
const arrivalSchema = z.object({
  /** How to recognise the place from the road. @example 'The glass front beside the railway bridge' */
  frontage: z.string().trim().max(300).default(''),
  /** Where visitors leave their car. */
  parking: z.string().trim().max(300).default(''),
  /** By train, tram, bus or ferry. */
  transport: z.string().trim().max(300).default(''),
  /** For visitors with a caravan or another long load. */
  van_access: z.string().trim().max(300).default(''),
});

const locationFields = z.object({
  /** ID of the location, unique within the site. */
  id: z.string().min(1),
  /** Name as visitors read it. @example 'Granite Nissan Bathurst' */
  name: z.string().min(1).max(120),
  /** Name of the location in addresses: small letters, digits and hyphens. */
  slug: z.string().regex(/^[a-z0-9-]+$/, 'small letters, digits and hyphens, such as bathurst'),
  /** Whether this is the main location: its phone and address stand in header and footer. */
  primary: z.boolean().default(false),
  /** Department. */
  location_type: z.enum(locationTypes).default(''),
  /** Departments at this location, where it has more than that of `location_type`. @example ['service', 'parts'] */
  departments: z.array(z.enum(departments)).min(1).optional(),
  /** Second word for the department, as feeds give it; the platform does not read it. */
  location_subtype: z.string().max(40).default(''),
  /** Makes that this location deals in. */
  manufacturers: z.array(z.string()).default([]),
  /** ID of the dealership that the location belongs to. */
  dealership_id: z.string(),
  /** Slug of that dealership. */
  dealership_slug: z.string(),
  /** Whether visitors see the location. */
  visible: z.boolean().default(true),
  /** IANA name. @example 'Australia/Perth' */
  time_zone: z.string().min(1),
  /** Where the location is. */
  address: z.object({
    /** Number and street. */
    street: z.string().max(120),
    /** Suburb or town. */
    city: z.string().max(80),
    /** State or territory by its abbreviation; `NZ` in New Zealand, which has none. */
    state: z.enum(jurisdictions),
    /** Four digits. */
    postcode: z.string().regex(/^\d{4}$/, 'four digits, such as 6160'),
    /** Latitude in degrees, negative south of the equator. */
    lat: z.number().min(-90).max(90),
    /** Longitude in degrees. */
    long: z.number().min(-180).max(180),
    /** ID of the place in a mapping service, for links to directions. */
    place_id: z.string().max(200).nullable().default(null),
    /** Page of the place in a mapping service: directions lead there where there is no `place_id`. */
    place_url: addressText(500).nullable().default(null),
    /** Key of the location in a map of the feed's; the platform does not read it. */
    map_key: z.string().max(200).nullable().default(null),
  }),
  /** How to reach the location, and when. */
  contact_detail: z.object({
    /** Phone number that visitors call. @example '+61893350100' */
    phone: z.string().max(30),
    /** Second number, shown where it differs from `phone`. */
    landline_phone: z.string().max(30).nullable().default(null),
    /** Email address shown to visitors. */
    email: z.string().max(120).nullable().default(null),
    /** Hours of each weekday. A weekday that is left out is not shown. */
    opening_hours: z.array(openingHourSchema).default([]),
    /** Days with other hours, such as holidays. */
    special_hours: z.array(specialHoursSchema).default([]),
  }),
  /** First of every second Saturday on which a service department works by appointment only. */
  appointment_saturdays_from: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date as YYYY-MM-DD')
    .optional(),
  /** Motor dealer licence number of this location, where it has its own. */
  dealer_license_number: z.string().max(40).nullable().default(null),
  /** Licence number of the workshop. */
  motor_vehicle_repairer: z.string().max(40).nullable().default(null),
  /** Picture of the location. */
  image: z
    .object({
      /** Address of the picture. */
      url: z.string(),
      /** The same picture, small. */
      thumb: z.object({
        /** Its address. */
        url: z.string(),
      }),
      /** Tiny data URL shown while the picture loads. */
      blur: z.string().max(2_000).optional(),
    })
    .nullable()
    .default(null),
  /** What customers' ratings of this location come to. */
  reviews: reviewSummarySchema.nullable().default(null),
  /** IDs of other locations where vehicles of this one can be seen. */
  distribution_locations: z.array(z.string()).default([]),
  /** What visitors need to know before they come. Empty texts are not shown. */
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
  const city = `${townWords(address)} ${address.postcode}`;
  return address.street === '' ? city : `${address.street}, ${city}`;
}

export type OpeningHour = z.output<typeof openingHourSchema>;
export type SpecialHours = z.output<typeof specialHoursSchema>;
