import { formatMoney, grouped } from '@forecourt/domain';
import type { PurchaseContext } from './context.ts';
import { quote } from './quote.ts';
import type { OrderValues } from './stepValues.ts';

type Line = readonly [string, string | null | undefined];

const money = (amount: number | null): string | null => (amount === null ? null : formatMoney(amount));

function tradeInLines(given: OrderValues['trade-in']): Line[] {
  if (!given) return [];
  if (given.trade_in === 'No') return [['Trade-in', 'No']];
  return [
    ['Trade-in', 'Yes'],
    ['Trade-in vehicle', `${given.trade_year} ${given.trade_make} ${given.trade_model}`],
    ['Trade-in plate', `${given.trade_rego} (${given.trade_state})`],
    ['Trade-in kilometres', grouped(given.trade_km)],
    ['Trade-in condition', given.trade_condition],
    ['Trade-in money owing', given.trade_owing],
    ["Trade-in customer's own estimate", money(given.trade_estimate)],
    ['Trade-in notes', given.trade_notes],
  ];
}

function paymentLines(given: OrderValues['payment'], financed: number | null): Line[] {
  if (!given) return [];
  if (given.payment_method === 'Cash') return [['Payment', 'Cash']];
  return [
    ['Payment', 'Finance'],
    ['Finance term', `${given.finance_years} ${given.finance_years === '1' ? 'year' : 'years'}`],
    ['Finance own money', money(given.finance_own_money)],
    ['Finance employment', given.finance_employment],
    ['Finance amount wanted', money(financed)],
  ];
}

function handoverLines(given: OrderValues['delivery'], { place }: PurchaseContext): Line[] {
  if (!given) return [];
  const notes: Line = ['Handover notes', given.handover_notes];
  if (given.handover === 'Pickup') return [['Handover', `Pick-up at ${place}`], notes];
  const { street, suburb, delivery_state, delivery_postcode } = given;
  return [
    ['Handover', 'Delivery'],
    ['Delivery address', `${street}, ${suburb} ${delivery_state} ${delivery_postcode}`],
    notes,
  ];
}

/** Everything in an order, in words for the dealer's lead, without empty answers. */
export function orderFields(values: OrderValues, context: PurchaseContext): Record<string, string> {
  const sums = quote(values, context);
  const chosen = values.extras?.extras ?? [];
  const extras = context.extras.filter(({ id }) => chosen.includes(id));
  const { details } = values;
  const lines: Line[] = [
    ['Order vehicle price', formatMoney(context.price)],
    ...tradeInLines(values['trade-in']),
    ...paymentLines(values.payment, sums.financed),
    ['Extras', extras.map(({ name, price }) => `${name} (${formatMoney(price)})`).join(', ') || 'None'],
    ...handoverLines(values.delivery, context),
    ...sums.lines.flatMap(({ kind, cents, note }): Line[] =>
      kind === 'delivery' && (cents !== 0 || note)
        ? [
            ['Delivery price', money(cents)],
            ['Delivery note', note],
          ]
        : [],
    ),
    ['Contact by', details?.contact_method],
    ['Message', details?.message],
    ['News and offers', details ? (details.opt_in ? 'Yes' : 'No') : null],
    ['Order total', formatMoney(sums.total)],
    ['Trade-in deducted', sums.tradeIn > 0 ? formatMoney(sums.tradeIn) : null],
    ['Deposit', formatMoney(sums.deposit)],
    ['Balance at handover', formatMoney(sums.balance)],
    ['Paid out to customer', sums.credit > 0 ? formatMoney(sums.credit) : null],
    ['Terms agreed', values.deposit ? (values.deposit.terms_agreed ? 'Yes' : 'Not asked') : null],
  ];
  return Object.fromEntries(lines.filter((line): line is readonly [string, string] => Boolean(line[1])));
}
