export { findPlateIntent, nothingPosted, type Entries, type PostedState } from './formReading.ts';
export { ownTradeInName, tradeInEntries, type OwnTradeIn } from './ownTradeIn.ts';
export { visitorRules, visitorSchema } from './visitor.ts';
export { purchasesMessages } from './askedMessages.ts';
export { readReserve } from './reserveForm.ts';
export { isFormStep, nextStep, reachableStep, stepPath, type FormStep, type PurchaseStep } from './steps.ts';
export { stepName, type StepWords } from './stepWords.ts';
export { purchaseContext, type AcceptedValuation, type PurchaseContext } from './context.ts';
export type { OrderValues } from './stepValues.ts';
export { readOrder, readStep, type OrderEntries, type OrderReading } from './order.ts';
export { agreementOf, quote, type Quote } from './quote.ts';
export { orderFields } from './orderFields.ts';
export { savedAtWords as savedAtWords } from './instants.ts';
export { isPaid } from './reservation.ts';
export {
  onlinePaymentOptions,
  readOnlinePayment,
  type OnlinePaymentState,
  type OnlinePaymentValues,
} from './onlinePayment.ts';
