import type { FinanceFigures } from '@forecourt/domain';
import { platformWords, repaymentMessages, type Words } from '@forecourt/domain/messages';
import { wholeDollars } from './figures.ts';
import { rateText } from './rateText.ts';

/** A repayment in words, with all that must be shown beside it. */
export interface RepaymentWords {
  /** @example '$186' */
  amount: string;
  /** @example 'per week for 5 years' */
  period: string;
  /** @example '8.49% p.a.' */
  rate: string;
  /** @example 'comparison rate 9.30% p.a.' */
  comparisonRate: string;
  /** Parts of the price that it does not include. @example ['after a $5,000 deposit', 'plus $22,497 at the end'] */
  conditions: string[];
}

/** Repayments of this many cents or less are too small to be meaningful. */
const meaninglessAmount = 2_500;

type RepaymentSay = Words<typeof repaymentMessages>;

const plainSay: RepaymentSay = platformWords(repaymentMessages);

/** @example depositText(899_900) // 'after an $8,999 deposit' */
function depositText(cents: number, say: RepaymentSay = plainSay): string {
  const amount = wholeDollars(cents);
  // Eight, eleven and eighteen begin with a vowel sound: "an".
  const isVowel = /^\$(8[\d,]*|1[18],\d{3}|1[18])$/.test(amount);
  return say(isVowel ? 'repayment.afterAnDeposit' : 'repayment.afterADeposit', { amount });
}

const notes = ['repayment.noFinalPayment', 'repayment.nothingLeft', 'repayment.quoteTerms'] as const;

/** A note of figures in the words of the site; a text that is no message stands as it is. */
function noteText(note: string, say: RepaymentSay): string {
  const key = notes.find((one) => repaymentMessages[one] === note);
  return key ? say(key) : note;
}

/** Null without a repayment. @param say words of the site. @default the platform's */
export function repaymentWords(figures: FinanceFigures | null, say: RepaymentSay = plainSay): RepaymentWords | null {
  if (!figures || figures.amount === null || figures.amount <= meaninglessAmount || figures.termYears === null)
    return null;
  const { amount, per, termYears, interestRate, comparisonRate, deposit, finalPayment, note } = figures;
  const years = say('repayment.years', { count: Math.round(termYears * 10) / 10 });
  return {
    amount: wholeDollars(amount),
    period: say(`repayment.${per}`, { years }),
    rate: rateText(interestRate),
    comparisonRate: say('repayment.comparisonRate', { rate: rateText(comparisonRate) }),
    conditions: [
      ...(deposit === null ? [] : [depositText(deposit, say)]),
      ...(finalPayment === null ? [] : [say('repayment.atTheEnd', { amount: wholeDollars(finalPayment) })]),
      ...(note === null ? [] : [noteText(note, say)]),
    ],
  };
}

/** The same as one sentence, for the print page. */
export function repaymentSentence({ amount, period, rate, comparisonRate, conditions }: RepaymentWords): string {
  return `${[`${amount} ${period}`, ...conditions].join(', ')}. ${rate}, ${comparisonRate}`;
}
