import { z } from 'zod';
import { contentTimes } from './contentDates.ts';

const words = (max: number) => z.string().trim().min(1).max(max);

/** How a customer gets on while the workshop has the vehicle. */
export const workshopWays = ['loan-car', 'shuttle', 'collection', 'wait'] as const;

/** What a workshop's page says beside its form; the record is called like the page, `service` or `genuine-service`. */
export const workshopSchema = z.strictObject({
  ...contentTimes,
  /** What belongs to every service. */
  inclusions: z
    .array(z.strictObject({ name: words(60), text: z.string().trim().max(200).default('') }))
    .max(12)
    .default([]),
  /** Each in a sentence. */
  ways: z
    .array(z.strictObject({ way: z.enum(workshopWays), text: words(200) }))
    .max(4)
    .default([]),
  /** Said where prices are not listed, or under them. */
  price_note: z.string().trim().max(400).default(''),
});

export type Workshop = z.output<typeof workshopSchema>;
