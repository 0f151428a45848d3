import { z } from 'zod';

/** A dealer's or manufacturer's offer, shown until it expires. */
export const offerSchema = z.object({
  id: z.string().min(1),
  name: z.string().min(1).max(160),
  description: z.string().max(4_000).default(''),
  disclaimer: z.string().max(4_000).default(''),
  /** @example 'Finance offer' */
  category: z.string().max(60).default(''),
  image_url: z.string().max(500).nullable().default(null),
  manufacturer: z.string().max(60).nullable().default(null),
  model: z
    .object({ name: z.string(), slug: z.string(), override_url: z.string().nullable().default(null) })
    .nullable()
    .default(null),
  /** ISO instants. The offer shows from `start` until `expiry`. */
  start: z.string().nullable().default(null),
  expiry: z.string().nullable().default(null),
  excluded_website_ids: z.array(z.string()).default([]),
});

export type Offer = z.output<typeof offerSchema>;
