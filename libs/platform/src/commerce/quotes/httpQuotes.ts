import { cents } from '@forecourt/domain';
import { quoteYears } from '@forecourt/finance/model';
import type { Logger } from 'pino';
import { z } from 'zod';
import { callJson } from '../../calls/callJson.ts';
import type { ServiceConfig } from '../../config/serviceAddress.ts';
import type { FetchQuote } from '../../ports/quotePort.ts';

const answered = z.object({
  /** Dollars and cents. */
  weeklyRepaymentAmount: z.number().positive().max(100_000),
  comparisonRate: z.number().min(0).max(100),
  advertisedRate: z.number().min(0).max(100),
});

export interface HttpQuoteOptions {
  service: ServiceConfig;
  log: Logger;
  /** Time limit of one call, in milliseconds. @default 4_000 */
  timeoutMs?: number;
}

/** The finance service over HTTP. Requests contain no data of the visitor. */
export function openHttpQuotes({ service, log, timeoutMs = 4_000 }: HttpQuoteOptions): FetchQuote {
  return async ({ purchasePrice, year, vin, nvic }) => {
    const answer = await callJson(new URL(service.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}` },
      body: {
        selfAssessedCreditScore: 'GREAT',
        purchasePrice,
        loanTerm: quoteYears,
        year,
        vin,
        nvic,
        whoIsHelping: '',
      },
      timeoutMs,
    });
    const reading = answer.ok && answer.status === 200 ? answered.safeParse(answer.body) : null;
    if (reading?.success) {
      const { weeklyRepaymentAmount, comparisonRate, advertisedRate } = reading.data;
      return { weeklyRepaymentAmount: cents(weeklyRepaymentAmount), comparisonRate, advertisedRate };
    }
    const why = !answer.ok ? answer.reason : reading ? 'Unreadable' : `Answered ${answer.status}`;
    log.warn({ part: 'quotes', why }, 'The finance service did not answer as agreed');
    return null;
  };
}
