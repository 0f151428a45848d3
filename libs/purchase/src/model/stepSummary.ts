import { formatMoney } from '@forecourt/domain';
import type { PurchaseContext } from './context.ts';
import type { OrderValues } from './stepValues.ts';
import type { FormStep } from './steps.ts';
import { orderWords } from './visitor.ts';

/** One answer of an order in a line, for the review before paying; null while it is open. */
export function stepSummary(step: FormStep, values: OrderValues, context: PurchaseContext): string | null {
  const say = orderWords(context);
  switch (step) {
    case 'your-car':
      return values['your-car'] ? formatMoney(values['your-car'].price) : null;
    case 'trade-in': {
      const tradeIn = values['trade-in'];
      if (!tradeIn) return null;
      return tradeIn.trade_in === 'No'
        ? say('order.none')
        : `${tradeIn.trade_year} ${tradeIn.trade_make} ${tradeIn.trade_model}, ${tradeIn.trade_rego}`;
    }
    case 'payment': {
      const payment = values.payment;
      if (!payment) return null;
      if (payment.payment_method === 'Cash') return say('order.cash');
      return say('order.finance', { count: Number(payment.finance_years) });
    }
    case 'extras': {
      const extras = values.extras;
      if (!extras) return null;
      const names = context.extras.filter(({ id }) => extras.extras.includes(id)).map(({ name }) => name);
      return names.join(', ') || say('order.none');
    }
    case 'delivery': {
      const delivery = values.delivery;
      if (!delivery) return null;
      return delivery.handover === 'Pickup'
        ? say('order.pickUp', { place: context.place })
        : `${delivery.street}, ${delivery.suburb} ${delivery.delivery_state} ${delivery.delivery_postcode}`;
    }
    case 'details': {
      const details = values.details;
      return details ? `${details.name} ${details.last_name}, ${details.email}, ${details.phone}` : null;
    }
    case 'deposit':
      return null;
  }
}
