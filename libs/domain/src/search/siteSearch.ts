import { z } from 'zod';
import { carTypes, itemTypes } from '../vehicleKinds.ts';
import { filterControls, searchLayouts, type FilterControl } from './attributeKinds.ts';
import { filterAttributes, searchAttributes, type FilterAttribute } from './attributes.ts';

/** A filter of a site's search panel. */
export interface ConfiguredFilter {
  /** What it narrows by. */
  attribute: FilterAttribute;
  /** Heading in place of the usual one. */
  title?: string | undefined;
  control: FilterControl;
}

/** A filter under its heading. */
export interface FilterSection extends ConfiguredFilter {
  title: string;
}

/** One facet of the search panel: which attribute, and where it differs from the table, under which heading and how. */
export const filterSectionSchema = z
  .object({
    /** What the filter narrows by. */
    attribute: z.enum(filterAttributes),
    /** Heading of the filter in place of the usual one. */
    title: z.string().min(1).max(60).optional(),
    /** `makes` shows make cards with their models, `tiles` outlines of body types; the rest say what they are. */
    control: z.enum(filterControls).optional(),
  })
  .transform(({ attribute, title, control = searchAttributes[attribute].control }): ConfiguredFilter => ({
    attribute,
    control,
    ...(title === undefined ? {} : { title }),
  }));

const defaultFilters: ConfiguredFilter[] = (
  [
    { attribute: 'car_type' },
    { attribute: 'make', control: 'makes' },
    { attribute: 'price' },
    { attribute: 'body', control: 'tiles' },
    { attribute: 'year' },
    { attribute: 'km' },
    { attribute: 'fuel' },
    { attribute: 'transmission' },
    { attribute: 'location_name' },
  ] as const
).map((section) => filterSectionSchema.parse(section));

/** Where site files held offers and the cards among vehicles before: their remaining use is reported. */
export const movedToContent = z
  .undefined({ error: 'offers are content: write each as a file of content/sites/{slug}/offers, and take this out' })
  .optional();

/** How a site's stock is searched and listed. */
export const siteSearchSchema = z.object({
  /** Kinds of stock that are listed. */
  itemTypes: z.array(z.enum(itemTypes)).default(['car', 'caravan']),
  /** Conditions that are listed. */
  carTypes: z.array(z.enum(carTypes)).default(['new', 'used', 'demo']),
  /** Sold vehicles stay in lists this many days. */
  soldDays: z.number().int().min(0).max(60).default(3),
  /** Numbered exclusions of the site filter, 0 to 14. */
  preset: z.number().int().min(0).max(14).default(0),
  /** Vehicles on one page of a list. */
  perPage: z.number().int().min(1).max(100).default(24),
  /** Answers that a visitor's browser keeps. */
  cacheSize: z.number().int().min(1).max(200).default(30),
  /** What the empty search box says: "Search..." or what can be typed. */
  placeholder: z.enum(['plain', 'keyword']).default('plain'),
  /** Layout of a list until the visitor chooses. */
  layout: z.enum(searchLayouts).default('grid'),
  /** Filters of the search panel, in their order. */
  filters: z
    .array(filterSectionSchema)
    .default(defaultFilters)
    .refine((sections) => new Set(sections.map(({ attribute }) => attribute)).size === sections.length, {
      error: 'each attribute can be filtered by once: take the second one out',
    }),
  /** Moved: write cards among vehicles as offers of the site's content. */
  promos: movedToContent,
  /** Places of the cards that rotate, counted from 1. */
  promoPositions: z.array(z.number().int().min(1).max(100)).default([4, 6, 8, 17]),
  /** Whether rotating cards change their order daily. */
  promoShuffle: z.boolean().default(false),
});

export const siteStockSchema = z.object({
  /** Number of vehicles. */
  count: z.number().int().min(0).nullable().default(null),
});
