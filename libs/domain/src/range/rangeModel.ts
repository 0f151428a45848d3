import { z } from 'zod';
import { contentTimes } from '../content/contentDates.ts';
import { contentHref } from '../content/contentHref.ts';
import { contentPicture } from '../content/contentPicture.ts';
import { jurisdictions } from '../country/jurisdictions.ts';

const words = (maxLength: number) => z.string().trim().min(1).max(maxLength);
const amount = z.number().int().min(0).max(1_000_000_000);
const figure = z.number().positive().max(100_000);

const specification = z.strictObject({
  /** Heading of its group. @example 'Engine' */
  group: words(40).default('Details'),
  /** @example 'Fuel use, combined' */
  name: words(60),
  /** Worded for the visitor, with its unit. @example '4.7 L/100 km' */
  value: words(120),
});

const variant = z.strictObject({
  /** Its grade, without make and model. @example 'GXL AWD' */
  name: words(80),
  /** Cents, in the state of the model's prices. */
  price: amount.nullable().default(null),
  /** What it has that the grade below has not. */
  gains: z.array(words(120)).max(5).default([]),
  /** For the chips of a long list. @example 'Double cab' */
  cab: words(40).nullable().default(null),
  drive: words(40).nullable().default(null),
  fuel: words(40).nullable().default(null),
  specifications: z.array(specification).max(60).default([]),
});

const colour = z.strictObject({
  name: words(60),
  /** What the swatch is painted with. */
  swatch: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour as #RRGGBB'),
  /** Cents on top of the price; 0 for none. */
  surcharge: amount.default(0),
  /** The model in this colour. */
  image: contentPicture.nullable().default(null),
});

export const rangeStatuses = ['current', 'coming_soon', 'discontinued'] as const;

/** A model that a manufacturer sells, is about to sell, or has sold. All but its names may be missing. */
export const rangeModelSchema = z.strictObject({
  ...contentTimes,
  /** Without the make. @example 'RAV4' */
  name: words(60),
  manufacturer_name: words(60),
  status: z.enum(rangeStatuses).default('current'),
  /** As the search names it. @example 'SUV' */
  body: words(40).nullable().default(null),
  /** Categories of the manufacturer's menu that contain it. @example 'SUVs & 4WDs' */
  manufacturer_body: words(40).nullable().default(null),
  manufacturer_body_2: words(40).nullable().default(null),
  manufacturer_body_3: words(40).nullable().default(null),
  /** Side view, for lists and menus. */
  image: contentPicture.nullable().default(null),
  /** Address of the model's description elsewhere, in place of a page on the site. */
  override_url: contentHref.nullable().default(null),
  /** What it is called in the stock, where that is another name. */
  stock_name: words(60).nullable().default(null),
  /** Record of the model that came after it. @example 'toyota-corolla-cross' */
  successor: words(80).nullable().default(null),

  /** One or two sentences under the name. */
  lead: z.string().trim().max(300).default(''),
  /** Large picture of its page. @default the side view */
  hero: contentPicture.nullable().default(null),
  /** Cents of the cheapest variant, drive away in `price_state`. */
  price_from: amount.nullable().default(null),
  price_state: z.enum(jurisdictions).nullable().default(null),
  /** What the prices include, and months of registration under 12. */
  price_includes: z.string().trim().max(300).default(''),
  reasons: z
    .array(z.strictObject({ title: words(80), text: words(300), image: contentPicture.nullable().default(null) }))
    .max(3)
    .default([]),
  variants: z.array(variant).max(40).default([]),
  colours: z.array(colour).max(24).default([]),
  seats: z.number().int().min(1).max(60).nullable().default(null),
  /** Stars of the crash test with the year of its rules, and what helps the driver. */
  safety: z
    .strictObject({
      ancap_stars: z.number().int().min(0).max(5).nullable().default(null),
      ancap_year: z.number().int().min(1993).max(2100).nullable().default(null),
      features: z.array(words(120)).max(12).default([]),
    })
    .prefault({}),
  /** Kilograms with brakes. */
  towing: figure.nullable().default(null),
  /** Kind of energy. @example 'Hybrid' */
  fuel: words(40).nullable().default(null),
  /** Litres in 100 km, combined. */
  fuel_use: figure.nullable().default(null),
  /** Kilowatt hours of electricity in 100 km, combined. */
  energy_use: figure.nullable().default(null),
  /** Kilometres on one charge. */
  electric_range: figure.nullable().default(null),
  /** Of caravans: places to sleep, masses in kilograms, length in millimetres, and how the rooms lie. */
  caravan: z
    .strictObject({
      sleeps: z.number().int().min(1).max(12),
      tare: figure,
      atm: figure,
      length: figure,
      floor_plan: contentPicture.nullable().default(null),
    })
    .nullable()
    .default(null),
  gallery: z
    .array(z.strictObject({ url: contentPicture, alt: words(160) }))
    .max(12)
    .default([]),
  brochure: z
    .strictObject({ href: contentHref, megabytes: z.number().positive().max(200) })
    .nullable()
    .default(null),
  warranty: z.string().trim().max(200).default(''),
  /** How many accessories there are, where they are listed elsewhere. */
  accessories_count: z.number().int().min(0).max(10_000).nullable().default(null),
  /** Accessories are listed at this address instead of on the site. */
  accessories_override_url: contentHref.nullable().default(null),
  /** Stands at the foot of the page. */
  disclaimer: z.string().trim().max(2_000).default(''),
});

export type RangeModelFields = z.output<typeof rangeModelSchema>;
/** A model under its name among the records, which begins with the make. @example { slug: 'toyota-rav4', name: 'RAV4', … } */
export type RangeModel = RangeModelFields & { slug: string };
export type ModelVariant = RangeModelFields['variants'][number];
export type ModelColour = RangeModelFields['colours'][number];
