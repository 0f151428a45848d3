import { z } from 'zod';
import { promoNodeSchema } from './promo.ts';
import { filterAttributes, filterControls, searchLayouts } from './searchNames.ts';
import { carTypes, itemTypes } from './vehicleKinds.ts';

/** One facet of the search panel: which attribute, under which heading, in which form. */
export const filterSectionSchema = z.object({
  attribute: z.enum(filterAttributes),
  title: z.string().min(1).max(60),
  /** `makes` shows make cards with their models, `tiles` outlines of body types; the rest say what they are. */
  control: z.enum(filterControls),
});

export type FilterSection = z.output<typeof filterSectionSchema>;

const shownFilters: z.input<typeof filterSectionSchema>[] = [
  { attribute: 'car_type', title: 'Condition', control: 'list' },
  { attribute: 'make', title: 'Make', control: 'makes' },
  { attribute: 'price', title: 'Price', control: 'range' },
  { attribute: 'body', title: 'Body type', control: 'tiles' },
  { attribute: 'year', title: 'Year', control: 'range' },
  { attribute: 'km', title: 'Kilometres', control: 'range' },
  { attribute: 'fuel', title: 'Fuel', control: 'list' },
  { attribute: 'transmission', title: 'Transmission', control: 'list' },
  { attribute: 'location_name', title: 'Location', control: 'list' },
];

/** How a site's stock is searched and listed. */
export const siteSearchSchema = z.object({
  itemTypes: z.array(z.enum(itemTypes)).default(['car', 'caravan']),
  carTypes: z.array(z.enum(carTypes)).default(['new', 'used', 'demo']),
  /** Sold vehicles stay in lists this many days. */
  soldDays: z.number().int().min(0).max(60).default(3),
  /** Numbered exclusions of the site filter, 0 to 14. */
  preset: z.number().int().min(0).max(14).default(0),
  perPage: z.number().int().min(1).max(100).default(24),
  /** Answers that a visitor's browser keeps. */
  cacheSize: z.number().int().min(1).max(200).default(30),
  /** What the empty search box says: "Search..." or what can be typed. */
  placeholder: z.enum(['plain', 'keyword']).default('plain'),
  /** How a list stands until the visitor chooses. */
  layout: z.enum(searchLayouts).default('grid'),
  filters: z
    .array(filterSectionSchema)
    .default(shownFilters)
    .refine((sections) => new Set(sections.map(({ attribute }) => attribute)).size === sections.length, {
      error: 'each attribute can be filtered by once: take the second one out',
    }),
  promos: z.array(promoNodeSchema).max(40).default([]),
  /** Places of the cards that rotate, counted from 1. */
  promoPositions: z.array(z.number().int().min(1).max(100)).default([4, 6, 8, 17]),
  /** Rotating cards stand in another order each day. */
  promoShuffle: z.boolean().default(false),
});
