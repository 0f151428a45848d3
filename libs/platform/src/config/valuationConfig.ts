import type { z } from 'zod';
import { readService, serviceAddress, serviceKey, type ServiceConfig } from './serviceAddress.ts';

/** The valuation service's share of the environment. */
export const valuationVariables = {
  FORECOURT_VALUATION_URL: serviceAddress('https://valuations.example/v1'),
  FORECOURT_VALUATION_KEY: serviceKey,
};

export interface ValuationConfig {
  /** Null: the stand-in in the demo, and appraisals by hand outside it. */
  service: ServiceConfig | null;
}

export type ValuationConfigResult = { ok: true; valuation: ValuationConfig } | { ok: false; problems: string[] };

export function readValuationConfig(values: z.output<z.ZodObject<typeof valuationVariables>>): ValuationConfigResult {
  const { FORECOURT_VALUATION_URL: url, FORECOURT_VALUATION_KEY: key } = values;
  const reading = readService('FORECOURT_VALUATION', url, key);
  return reading.ok ? { ok: true, valuation: { service: reading.service } } : reading;
}
