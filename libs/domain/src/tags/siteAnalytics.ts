import { z } from 'zod';
import { tagBudgetSchema } from './tagBudget.ts';

/** Who counts visits beside the site itself. */
export const siteAnalyticsSchema = z.object({
  /** Of Google Analytics 4, which then asks every visitor for consent; null where only the site itself counts. */
  measurementId: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'a measurement ID such as G-ABC1234567')
    .nullable()
    .default(null),
  /** What its script may cost a visitor. */
  budget: tagBudgetSchema({ kilobytes: 200, milliseconds: 150 }),
});

export type SiteAnalytics = z.output<typeof siteAnalyticsSchema>;
