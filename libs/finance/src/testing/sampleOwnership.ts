import type { CappedService, PricedBy } from '@forecourt/domain';

/** Source of a cost. */
export const sampleSource: PricedBy = { source: 'Sample prices', date: '2026-11-01', isFictional: true };

/** Capped prices of a model, in cents. */
export const sampleCappedService: CappedService = {
  price: 25_000,
  years: 5,
  services: 5,
  every_months: 12,
  every_km: 15_000,
  up_to_km: 75_000,
};
