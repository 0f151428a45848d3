export {
  formEntries,
  nothingPosted,
  type Entries,
  type FormErrors,
  type FormReading,
  type PostedState,
} from './formReading.ts';
export { readReserve, reserveFields, reserveSchema, type ReserveOptions, type ReserveValues } from './reserveForm.ts';
export { visitorMessages, type Visitor } from './visitor.ts';
export {
  askedSteps,
  firstOpenStep,
  isFormStep,
  nextStep,
  purchaseSteps,
  reachableStep,
  stepLabels,
  stepPath,
  stepState,
  type FormStep,
  type PurchaseStep,
  type StepState,
} from './steps.ts';
export { deliveryOffer, type DeliveryOffer, type DeliveryTerms } from './delivery.ts';
export {
  purchaseContext,
  type AcceptedValuation,
  type ContextParts,
  type PurchaseContext,
  type SiteOfPurchase,
  type VehicleOfPurchase,
} from './context.ts';
export { stepFields, stepSchemas } from './stepSchemas.ts';
export type { DeliveryChoice, FinancePayment, OrderValues, StepValues, TradeIn } from './stepValues.ts';
export { readOrder, readStep, type OrderEntries, type OrderReading } from './order.ts';
export { agreementOf, quote, type Quote, type QuoteLine } from './quote.ts';
export { orderFields } from './orderFields.ts';
export { keptWords } from './instants.ts';
export { isOver, isPaid, reservationStates, type ReservationState } from './reservation.ts';
export { stepSummary } from './stepSummary.ts';
export { readAmount } from './amount.ts';
export {
  onlinePaymentFields,
  onlinePaymentOptions,
  onlinePaymentStates,
  readOnlinePayment,
  type OnlinePaymentOptions,
  type OnlinePaymentState,
  type OnlinePaymentValues,
} from './onlinePayment.ts';
