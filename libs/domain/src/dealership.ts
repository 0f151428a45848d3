import { z } from 'zod';
import { webAddress } from './addressSchema.ts';
import { slug } from './slug.ts';

export const dealershipSchema = z.object({
  /** Dealership ID that the stock feed gives with each vehicle. @example 'dlr-granite-nissan' */
  id: z.string().min(1),
  /** Name of the dealership in addresses: small letters, digits and hyphens. */
  slug,
  /** Name as visitors read it. */
  name: z.string().min(1).max(120),
  /** Motor dealer licence number, which some states require beside the name. */
  licence_number: z.string().max(40).nullable().default(null),
  /** Makes that it sells new. Their ranges of models, offers and articles are shown. */
  manufacturers: z.array(z.string()).default([]),
  /** Where content customers can write a review. @example 'https://g.page/r/harbour-toyota/review' */
  review_url: webAddress.nullable().default(null),
});

export type Dealership = z.output<typeof dealershipSchema>;
