import { z } from 'zod';

const fieldOverrideSchema = z.object({
  /** Whether the form shows the field. */
  shown: z.boolean().optional(),
  /** Whether the form can be sent without it. */
  required: z.boolean().optional(),
  /** Label in place of the platform's. */
  label: z.string().min(1).max(120).optional(),
  /** Hint below the field in place of the platform's. */
  hint: z.string().max(300).optional(),
});

/** How the site's forms differ from the platform's. */
export const siteFormsSchema = z.object({
  /** Whether it asks what the enquiry is about. */
  showCategory: z.boolean().default(false),
  /** Whether it asks which location is meant. */
  showLocation: z.boolean().default(false),
  /** Fields switched on, off, required or worded otherwise, by the form's id and the field's name. */
  overrides: z.record(z.string(), z.record(z.string(), fieldOverrideSchema)).default({}),
  /** Dollars offered as buttons where a form asks for an amount; null leaves each form its own. */
  quickAmounts: z.array(z.number().int().min(1).max(10_000_000)).min(1).max(12).nullable().default(null),
});
