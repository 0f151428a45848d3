import { dataMessages, type MessageTable } from '@forecourt/domain/messages';
import { onlinePaymentQuestions } from './paymentQuestions.ts';
import {
  addressQuestions,
  detailQuestions,
  financeQuestions,
  handoverNotes,
  paymentQuestion,
  tradeInQuestion,
  tradeInQuestions,
} from './questions.ts';

/** Everything that reservations, purchases and payments ask, as messages that a site may say in its own words. */
export function purchasesMessages(): MessageTable {
  // What names an amount is a message of its own.
  const { finance_own_money, ...finance } = financeQuestions(0);
  const { amount, ...payment } = onlinePaymentQuestions({ purposes: [], locations: [], minCents: 0, maxCents: 0 });
  return dataMessages([
    [tradeInQuestion, tradeInQuestions, paymentQuestion, finance, { label: finance_own_money.label }],
    [addressQuestions, handoverNotes, detailQuestions],
    [payment, { label: amount.label, message: amount.message }],
  ]);
}
