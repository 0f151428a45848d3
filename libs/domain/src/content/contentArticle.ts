import { z } from 'zod';
import { slugify } from '../makes.ts';
import { contentDate, contentTimes } from './contentDates.ts';
import { contentPicture } from './contentPicture.ts';

const words = (max: number) => z.string().trim().min(1).max(max);

const testedVehicle = z.strictObject({
  /** Sentences of a few words. */
  good: z.array(words(160)).max(6).default([]),
  not_so_good: z.array(words(160)).max(6).default([]),
  /** Of the vehicle as driven, in whole dollars. */
  price_dollars: z.number().int().min(1).max(2_000_000).nullable().default(null),
  /** What the price includes. @example 'drive away in WA, as driven' */
  price_label: words(120).nullable().default(null),
  /** The one sentence that stays. */
  verdict: words(300).nullable().default(null),
});

/** An article of the dealer's blog, or a review of a vehicle. */
export const contentArticleSchema = z.strictObject({
  ...contentTimes,
  title: words(120),
  /** Says in two lines what it is about; also what search engines show. */
  summary: words(300),
  /** The date shown beside the title. */
  published: contentDate,
  updated: contentDate.nullable().default(null),
  /** Its slug is the last segment of the address: 'Vehicle reviews' is at /blog/vehicle-reviews. */
  category: words(40)
    .refine((name) => slugify(name) !== '' && slugify(name) !== 'page', {
      error: 'needs letters, and other than "page"',
    })
    .default('News'),
  /** @default the dealer */
  author: words(80).nullable().default(null),
  image_url: contentPicture.nullable().default(null),
  /** Says what the picture shows. */
  image_alt: z.string().trim().max(200).default(''),
  /** What it is about, for related articles and stock; the first is shown within the article. */
  models: z
    .array(z.strictObject({ make: words(60), model: words(80).nullable().default(null) }))
    .max(6)
    .default([]),
  review: testedVehicle.nullable().default(null),
  /** Markdown. A line of its own such as `::stock{make=Toyota model=HiLux}` shows vehicles. */
  text: z.string().max(60_000).default(''),
});

export type ContentArticle = z.output<typeof contentArticleSchema>;
