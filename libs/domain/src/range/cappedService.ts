import { z } from 'zod';

const count = z.number().int().min(1);

/** What a manufacturer promises its dealers' workshops charge at most. */
const terms = {
  /** Cents, for each service. */
  price: count.max(1_000_000),
  /** Years from the first sale in which the price holds. */
  years: count.max(20),
  /** How many services have the price. */
  services: count.max(40),
  /** A service is due after so many months or kilometres, whichever comes first. */
  every_months: count.max(60),
  every_km: count.max(100_000),
  /** Odometer reading up to which the price holds, in kilometres. */
  up_to_km: count.max(1_000_000),
};

export const cappedServiceSchema = z.strictObject(terms);
export type CappedService = z.output<typeof cappedServiceSchema>;

const exception = z.strictObject({
  /** Names of models, spelled as they are sold. @example ['HiAce', 'HiLux'] */
  models: z.array(z.string().trim().min(1).max(60)).min(1),
  ...cappedServiceSchema.partial().shape,
});

/** A manufacturer's capped-price servicing: what holds for every model, and which models differ in what. */
export const serviceProgrammeSchema = z.strictObject({
  /** @example 'Toyota Service Advantage' */
  name: z.string().trim().min(1).max(80),
  standard: cappedServiceSchema,
  exceptions: z.array(exception).max(100).default([]),
  /** What the prices leave out and depend on, in sentences. */
  conditions: z.string().trim().max(2_000).default(''),
});
export type ServiceProgramme = z.output<typeof serviceProgrammeSchema>;
