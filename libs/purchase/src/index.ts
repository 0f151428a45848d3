export { CancelReservation, type CancelReservationProps } from './components/CancelReservation/CancelReservation.tsx';
export { NotAvailable, type NotAvailableProps } from './components/NotAvailable/NotAvailable.tsx';
export { OnlinePaymentPage, type OnlinePaymentPageProps } from './components/OnlinePaymentPage/OnlinePaymentPage.tsx';
export {
  OnlinePaymentResult,
  type OnlinePaymentResultProps,
} from './components/OnlinePaymentResult/OnlinePaymentResult.tsx';
export { PurchaseDone, type PurchaseDoneProps } from './components/PurchaseDone/PurchaseDone.tsx';
export { PurchaseJourney, type PurchaseJourneyProps } from './components/PurchaseJourney/PurchaseJourney.tsx';
export { ReservePage, type ReservePageProps } from './components/ReservePage/ReservePage.tsx';
export { ReserveResult, type ReserveResultProps } from './components/ReserveResult/ReserveResult.tsx';
export type { PurchaseVehicle } from './purchaseVehicle.ts';
