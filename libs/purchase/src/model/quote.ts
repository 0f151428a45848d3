import type { PurchaseContext } from './context.ts';
import { deliveryOffer } from './delivery.ts';
import type { OrderValues } from './stepValues.ts';

export interface QuoteLine {
  kind: 'vehicle' | 'extra' | 'delivery' | 'trade-in' | 'deposit';
  label: string;
  /** Whole cents; null where no amount can be given yet. What is taken off is negative. */
  cents: number | null;
  note: string | null;
}

/** What an order comes to. Amounts in whole cents; none is negative but those of lines. */
export interface Quote {
  lines: QuoteLine[];
  /** Vehicle, extras and delivery. */
  total: number;
  /** Taken off for a trade-in whose valuation was accepted. */
  tradeIn: number;
  /** Paid now. */
  deposit: number;
  /** Still to be paid when the vehicle is handed over. */
  balance: number;
  /** Paid out to the visitor, where the trade-in is worth more. */
  credit: number;
  /** Of the balance, what the visitor wants to finance; null for cash. */
  financed: number | null;
}

const plate = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** What is deducted for a trade-in: an accepted valuation of that very car, never the visitor's own estimate. */
function tradeInValue(values: OrderValues, { valuation }: PurchaseContext): number {
  const given = values['trade-in'];
  if (given?.trade_in !== 'Yes' || !valuation) return 0;
  return plate(given.trade_rego) === plate(valuation.rego) ? Math.max(0, Math.round(valuation.offer)) : 0;
}

function deliveryLine(values: OrderValues, context: PurchaseContext): QuoteLine | null {
  const given = values.delivery;
  if (!given) return null;
  if (given.handover === 'Pickup') {
    return { kind: 'delivery', label: `Pick-up at ${context.place}`, cents: 0, note: null };
  }
  const offer = deliveryOffer(context.delivery, context.origin, context.destination);
  const note = offer.kind === 'to-confirm' ? 'We will confirm delivery to your postcode.' : null;
  const cents = context.delivery?.price ?? 0;
  return { kind: 'delivery', label: `Delivery to ${given.delivery_postcode}`, cents, note };
}

function tradeInLine(values: OrderValues, deducted: number): QuoteLine | null {
  const given = values['trade-in'];
  if (given?.trade_in !== 'Yes') return null;
  const label = `Trade-in: ${given.trade_year} ${given.trade_make} ${given.trade_model}`;
  return deducted > 0
    ? { kind: 'trade-in', label, cents: -deducted, note: 'The valuation you accepted, subject to appraisal.' }
    : { kind: 'trade-in', label, cents: null, note: 'Subject to appraisal. Nothing is taken off yet.' };
}

/**
 * What an order comes to: vehicle, extras and delivery, less an accepted trade-in and the deposit.
 * Steps that are still open count nothing.
 */
export function quote(values: OrderValues, context: PurchaseContext): Quote {
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
  const charges =
    context.charges === 'extra' ? 'Government charges come on top. We confirm them before you sign.' : null;
  const lines: (QuoteLine | null)[] = [
    {
      kind: 'vehicle',
      label: context.charges === 'included' ? 'Drive-away price' : 'Vehicle price',
      cents: context.price,
      note: charges,
    },
    ...extras.map(({ name, price }): QuoteLine => ({ kind: 'extra', label: name, cents: price, note: null })),
    delivery,
    tradeInLine(values, tradeIn),
    { kind: 'deposit', label: 'Deposit today', cents: -deposit, note: null },
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

/** What the visitor agrees to when paying the deposit. It differs as soon as an amount does. */
export function agreementOf({ total, tradeIn, deposit }: Quote): string {
  return `${total}-${tradeIn}-${deposit}`;
}
