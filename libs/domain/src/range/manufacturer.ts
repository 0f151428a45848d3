import { z } from 'zod';
import { contentTimes } from '../content/contentDates.ts';
import { contentPicture } from '../content/contentPicture.ts';
import { serviceProgrammeSchema } from './cappedService.ts';

/** Categories of a manufacturer's menu, in order. Upcoming and discontinued models are in two more after them. */
export const usualCategories: readonly string[] = [
  'Cars',
  'Hatch & sedans',
  'SUVs & 4WDs',
  'Utes & Vans',
  'GR & performance',
  'Electrified',
];

/** What a manufacturer's dealers tell of it. */
export const manufacturerSchema = z.strictObject({
  ...contentTimes,
  /** As vehicles carry it. */
  name: z.string().trim().min(1).max(60),
  /** A sentence or two over its models. */
  lead: z.string().trim().max(300).default(''),
  /** Own mark in place of the built-in one. */
  logo: z.strictObject({ url: contentPicture }).nullable().default(null),
  categories: z
    .array(z.string().trim().min(1).max(40))
    .max(12)
    .default([...usualCategories]),
  capped_service: serviceProgrammeSchema.nullable().default(null),
});

export type Manufacturer = z.output<typeof manufacturerSchema> & { slug: string };
