import { z } from 'zod';
import { carTypes } from './vehicleKinds.ts';

const instant = z.iso.datetime({
  offset: true,
  error: 'a date and time with its zone, such as 2026-07-01T00:00:00+10:00',
});

/** A promotional card among the vehicles of a list. */
export const promoNodeSchema = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  title: z.string().min(1).max(80),
  text: z.string().max(240).default(''),
  /** @example 'See the offers' */
  button: z.string().max(40).default(''),
  href: z.string().min(1).max(300),
  image_url: z.string().nullable().default(null),
  /** Shown from here on; null for always. */
  start: instant.nullable().default(null),
  /** Shown until just before; null for ever. */
  expiry: instant.nullable().default(null),
  /** Place in the list, counted from 1, that is this card's own; null takes part in the rotation. */
  position: z.number().int().min(1).max(100).nullable().default(null),
  /** Kinds of stock that it belongs to; none for all. */
  display: z.array(z.enum(carTypes)).default([]),
  /** Only where the list is narrowed to its kinds, not where they are merely among others. */
  strictDisplay: z.boolean().default(false),
});

export type PromoNode = z.output<typeof promoNodeSchema>;
