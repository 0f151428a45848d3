import { z } from 'zod';

const max = (fallback: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(fallback);

/** Limits per address on calls to other companies' services, each of which costs money. */
export const visitorLimitVariables = {
  /** Payment pages that one address may open in an hour, per site. */
  FORECOURT_PAYMENTS_PER_ADDRESS: max(20),
  /** Questions about visitors' own cars (plate, condition, value) that one address may have asked in an hour, per site. */
  FORECOURT_VALUATIONS_PER_ADDRESS: max(30),
};

export interface VisitorLimitsConfig {
  /** Payment pages in an hour, per address and site. */
  payments: number;
  /** Questions about own cars in an hour, per address and site. */
  valuations: number;
}

export function readVisitorLimits(values: z.output<z.ZodObject<typeof visitorLimitVariables>>): VisitorLimitsConfig {
  return { payments: values.FORECOURT_PAYMENTS_PER_ADDRESS, valuations: values.FORECOURT_VALUATIONS_PER_ADDRESS };
}
