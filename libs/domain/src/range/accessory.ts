import { z } from 'zod';
import { contentTimes } from '../content/contentDates.ts';
import { contentPicture } from '../content/contentPicture.ts';

const words = (max: number) => z.string().trim().min(1).max(max);

/** Something that is fitted to models of one manufacturer. */
export const accessorySchema = z.strictObject({
  ...contentTimes,
  name: words(80),
  manufacturer_name: words(60),
  /** Records of models that it fits. @example ['toyota-rav4'] */
  models: z.array(words(80)).min(1).max(200),
  /** Variants that it fits, by their names; empty for all. */
  variants: z.array(words(80)).max(40).default([]),
  /** Heading of its group. @example 'Towing' */
  category: words(40).default('Accessories'),
  /** Cents, fitted by the dealer; null for a price on request. */
  price: z.number().int().min(0).max(100_000_000).nullable().default(null),
  /** Kilograms that it adds. */
  mass: z.number().positive().max(5_000).nullable().default(null),
  text: z.string().trim().max(300).default(''),
  image: contentPicture.nullable().default(null),
});

export type Accessory = z.output<typeof accessorySchema> & { slug: string };
