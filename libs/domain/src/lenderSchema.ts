import { z } from 'zod';
import type { LenderRules } from './lenders.ts';

/** Key of a lender in feeds and site files. `youx` is the broker whose quotes are no lender's. */
export const lenderKeySchema = z
  .string()
  .regex(/^(?=.*[a-z])[a-z0-9]{2,40}$/, 'a key of small letters and digits')
  .refine((key) => key !== 'youx', "'youx' is not a lender: its quotes have a flag of their own, youxQuotes");

/** Which vehicles a lender finances, and which of its figures are shown. Money in whole cents. */
export const lenderRulesSchema = z.strictObject({
  /** It finances vehicles that cost more than this; null where vehicles without a price are financed too. */
  priceAbove: z.number().int().min(0).nullable().default(50_000),
  /** It finances vehicles of the last so many years; null where age does not matter. */
  youngerThanYears: z.number().int().min(1).max(60).nullable().default(null),
  /** The repayment that a feed has to state; null where rates may be shown alone. */
  needs: z.enum(['week', 'month']).nullable().default('week'),
  /** The repayment that is shown where a feed states both. */
  prefers: z.enum(['week', 'month']).default('week'),
  /** Whether visitors are told that nothing is due with the last repayment. */
  tellsNoFinalPayment: z.boolean().default(false),
}) satisfies z.ZodType<LenderRules>;
