import type { z } from 'zod';
import { readService, serviceAddress, serviceKey, type ServiceConfig } from './serviceAddress.ts';

/** The finance service's share of the environment. */
export const quoteVariables = {
  FORECOURT_YOUX_URL: serviceAddress('https://api.youx.example/quote'),
  FORECOURT_YOUX_KEY: serviceKey,
};

export interface QuoteConfig {
  /** Null: the stand-in in the demo; outside it there are no quotes. */
  service: ServiceConfig | null;
}

export type QuoteConfigResult = { ok: true; quotes: QuoteConfig } | { ok: false; problems: string[] };

export function readQuoteConfig(values: z.output<z.ZodObject<typeof quoteVariables>>): QuoteConfigResult {
  const { FORECOURT_YOUX_URL: url, FORECOURT_YOUX_KEY: key } = values;
  const reading = readService('FORECOURT_YOUX', url, key);
  return reading.ok ? { ok: true, quotes: { service: reading.service } } : reading;
}
