import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { openHttpQuotes } from './httpQuotes.ts';
import { openQuotes, type QuoteDeps } from './openQuotes.ts';
import { noQuotes, type QuoteService } from '../../ports/quotePort.ts';

export interface ConfiguredQuoteDeps extends Pick<QuoteDeps, 'inventory' | 'publicSite' | 'now' | 'openLimit'> {
  config: Pick<Config, 'quotes'>;
  log: Logger;
  /** Address of the stand-in; null outside the demo. */
  standInUrl: string | null;
}

/** Opens quotes with the configured finance service, with the stand-in in the demo, else with none. */
export function openConfiguredQuotes({ config, log, standInUrl, ...parts }: ConfiguredQuoteDeps): QuoteService {
  const service = config.quotes.service ?? (standInUrl && { url: `${standInUrl}/youx/quote`, key: 'stand-in' });
  return openQuotes({ ...parts, fetchQuote: service ? openHttpQuotes({ service, log }) : noQuotes });
}
