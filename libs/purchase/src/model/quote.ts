import type { PurchaseContext } from './context.ts';
import { deliveryOffer } from './delivery.ts';
import type { OrderValues } from './stepValues.ts';
import { orderWords } from './visitor.ts';

export interface QuoteLine {
  kind: 'vehicle' | 'extra' | 'delivery' | 'trade-in' | 'deposit';
  label: string;
  /** Whole cents; null where no amount is known yet. Deductions are negative. */
  cents: number | null;
  note: string | null;
}

/** Amounts of an order in whole cents; only those of lines can be negative. */
export interface Quote {
  lines: QuoteLine[];
  /** Vehicle, extras and delivery. */
  total: number;
  /** Deduction for a trade-in with an accepted valuation. */
  tradeIn: number;
  /** Paid now. */
  deposit: number;
  /** Balance due at handover. */
  balance: number;
  /** Payout to the visitor, where the trade-in is worth more. */
  credit: number;
  /** Part of the balance that the visitor wants to finance; null for cash. */
  financed: number | null;
}

const plate = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** What is deducted for a trade-in: an accepted valuation of that very car, never the visitor's own estimate. */
function tradeInValue(values: OrderValues, { valuation }: PurchaseContext): number {
  const tradeInAnswers = values['trade-in'];
  if (tradeInAnswers?.trade_in !== 'Yes' || !valuation) return 0;
  return plate(tradeInAnswers.trade_rego) === plate(valuation.rego) ? Math.max(0, Math.round(valuation.offer)) : 0;
}

function deliveryLine(values: OrderValues, context: PurchaseContext): QuoteLine | null {
  const say = orderWords(context);
  const deliveryAnswers = values.delivery;
  if (!deliveryAnswers) return null;
  if (deliveryAnswers.handover === 'Pickup') {
    return { kind: 'delivery', label: say('order.pickUp', { place: context.place }), cents: 0, note: null };
  }
  const offer = deliveryOffer(context.delivery, context.origin, context.destination);
  const note = offer.kind === 'to-confirm' ? say('order.deliveryToConfirm') : null;
  const cents = context.delivery?.price ?? 0;
  const label = say('order.deliveryTo', { postcode: deliveryAnswers.delivery_postcode });
  return { kind: 'delivery', label, cents, note };
}

function tradeInLine(values: OrderValues, deducted: number, context: PurchaseContext): QuoteLine | null {
  const say = orderWords(context);
  const tradeInAnswers = values['trade-in'];
  if (tradeInAnswers?.trade_in !== 'Yes') return null;
  const { trade_year, trade_make, trade_model } = tradeInAnswers;
  const label = say('order.tradeIn', { name: `${trade_year} ${trade_make} ${trade_model}` });
  return deducted > 0
    ? { kind: 'trade-in', label, cents: -deducted, note: say('order.valuationAccepted') }
    : { kind: 'trade-in', label, cents: null, note: say('order.subjectToAppraisal') };
}

/**
 * Amounts of an order: vehicle, extras and delivery, less an accepted trade-in and the deposit. Open steps add nothing.
 */
export function quote(values: OrderValues, context: PurchaseContext): Quote {
  const say = orderWords(context);
  const chosen = values.extras?.extras ?? [];
  const extras = context.extras.filter(({ id }) => chosen.includes(id));
  const delivery = deliveryLine(values, context);
  const tradeIn = tradeInValue(values, context);
  const total = context.price + extras.reduce((sum, { price }) => sum + price, 0) + (delivery?.cents ?? 0);
  const { deposit } = context;
  const rest = total - tradeIn - deposit;
  const balance = Math.max(0, rest);
  const payment = values.payment;
  const ownMoney = payment?.payment_method === 'Finance' ? (payment.finance_own_money ?? 0) : null;
  const charges = context.charges === 'extra' ? say('order.chargesOnTop') : null;
  const lines: (QuoteLine | null)[] = [
    {
      kind: 'vehicle',
      label: say(context.charges === 'included' ? 'order.driveAwayPrice' : 'order.vehiclePrice'),
      cents: context.price,
      note: charges,
    },
    ...extras.map(({ name, price }): QuoteLine => ({ kind: 'extra', label: name, cents: price, note: null })),
    delivery,
    tradeInLine(values, tradeIn, context),
    { kind: 'deposit', label: say('order.depositToday'), cents: -deposit, note: null },
  ];
  return {
    lines: lines.filter((line) => line !== null),
    total,
    tradeIn,
    deposit,
    balance,
    credit: Math.max(0, -rest),
    financed: ownMoney === null ? null : Math.max(0, balance - ownMoney),
  };
}

/** The amounts that the visitor agrees to when paying the deposit, as a key that changes with any of them. */
export function agreementOf({ total, tradeIn, deposit }: Quote): string {
  return `${total}-${tradeIn}-${deposit}`;
}
