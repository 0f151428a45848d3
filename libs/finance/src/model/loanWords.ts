import { loanMessages, platformWords, type Words } from '@forecourt/domain/messages';
import type { Frequency } from './repayment.ts';

type LoanSay = Words<typeof loanMessages>;

const plainSay: LoanSay = platformWords(loanMessages);

/** How often something is paid. @example perText('weekly') // 'per week' */
export const perText = (frequency: Frequency, say: LoanSay = plainSay): string => say(`loan.${frequency}`);

/** @example yearsText(1.5) // '1.5 years' */
export const yearsText = (years: number, say: LoanSay = plainSay): string => say('loan.years', { count: years });
