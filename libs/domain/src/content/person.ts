import { z } from 'zod';
import { addressText } from '../addressSchema.ts';
import { contentTimes } from './contentDates.ts';

const slug = z.string().regex(/^[a-z0-9-]+$/, 'a slug such as fremantle-sales');

/** A mobile number as people write it. */
const mobile = /(?:\+?61\s?4|\b04)[\d\s-]{7,}\d/;
const withoutMobile = (text: z.ZodString) =>
  text.refine((words) => !mobile.test(words), { error: "leave people's own mobile numbers out: the place is called" });

/** A member of staff whom visitors may ask for. Contains no personal phone number. */
export const personSchema = z.strictObject({
  ...contentTimes,
  name: z.string().trim().min(1).max(80),
  /** What they do. @example 'Service adviser' */
  role: z.string().trim().min(1).max(80),
  /** Slugs of the places where they can be met. */
  locations: z.array(slug).min(1).max(20),
  /** Spoken beside English. @example ['Vietnamese', 'Auslan'] */
  languages: z.array(z.string().trim().min(1).max(40)).max(8).default([]),
  /** A sentence or two that a customer would care for. */
  about: withoutMobile(z.string().trim().max(300)).default(''),
  /** Address of the portrait, of the site's own picture route or a listed host; initials are shown without one. */
  photo: addressText(500).nullable().default(null),
  /** Whether visitors may ask for them by name. */
  asked: z.boolean().default(true),
  /** Lower ones come first; people of one place in alphabetical order. */
  order: z.number().int().min(0).max(1_000).default(100),
});

export type Person = z.output<typeof personSchema>;
