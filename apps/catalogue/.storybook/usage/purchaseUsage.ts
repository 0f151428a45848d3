import type { Usage } from './usageOf.ts';

/** Reserving, buying and paying. */
export const purchaseUsage: Readonly<Record<string, Usage>> = {
  'Purchase/NotAvailable': {
    do: 'Say why a vehicle cannot be bought or reserved now, and what can be done instead.',
    dont: 'Do not use it on the vehicle’s own page: there SoldNotice or ReservedLine stands.',
  },
  'Purchase/OnlinePaymentPage': {
    do: 'Take a payment for an invoice, a job or an order that the dealer has named.',
    dont: 'Do not take the deposit for a vehicle with it: that is the ReservePage.',
  },
  'Purchase/OnlinePaymentResult': {
    do: 'Say what became of a payment; where it is paid, this is the receipt.',
    dont: 'Do not show it from what the address says alone: ask the server what was paid.',
  },
  'Purchase/CancelReservation': {
    do: 'Ask before a deposit is refunded, and say afterwards what became of it.',
    dont: 'Do not cancel by the link that leads here: mail scanners open links.',
  },
  'Purchase/OrderSummary': {
    do: 'Keep it in view through all steps, with the total last.',
    dont: 'Do not add a cost that was not named before.',
  },
  'Purchase/PostedForm': {
    do: 'Send answers of a purchase that only the server can check.',
    dont: 'Do not use it for enquiries: those are a Form, which delivers leads.',
  },
  'Purchase/PurchaseDone': {
    do: 'Confirm an order whose deposit is paid, with the next steps.',
    dont: 'Do not show it for a reservation alone: that is ReserveResult.',
  },
  'Purchase/PurchaseJourney': {
    do: 'Lead through an online purchase, one step at a time.',
    dont: 'Do not shorten it to one long form: each step is checked and can be returned to.',
  },
  'Purchase/PurchaseSteps': {
    do: 'Show how far a purchase has come, with links to what is done.',
    dont: 'Do not use it to explain a purchase beforehand: that is a StepList.',
  },
  'Purchase/ReservePage': {
    do: 'Say what the deposit does and when it is given back, before the form.',
    dont: 'Do not offer it for a vehicle that is held.',
  },
  'Purchase/ReserveResult': {
    do: 'Say whether a vehicle is now held, until when, and what happens next.',
    dont: 'Do not use it for an order: that is PurchaseDone.',
  },
};
