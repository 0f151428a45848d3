import { loanMessages, platformWords, type Words } from '@forecourt/domain/messages';
import type { Frequency } from './repayment.ts';

type LoanSay = Words<typeof loanMessages>;

const plainSay: LoanSay = platformWords(loanMessages);

/** How often something is paid. @example perText('weekly') // 'per week' */
export const perText = (frequency: Frequency, say: LoanSay = plainSay): string => say(`loan.${frequency}`);

/** @example yearsText(1.5) // '1.5 years' */
export const yearsText = (years: number, say: LoanSay = plainSay): string => say('loan.years', { count: years });

/** A rate or comparison rate to 2 decimals. @param rate percent per year @example rateText(8.7) // '8.70% p.a.' */
export function rateText(rate: number): string {
  return `${(Math.round((rate + Number.EPSILON) * 100) / 100).toFixed(2)}% p.a.`;
}
