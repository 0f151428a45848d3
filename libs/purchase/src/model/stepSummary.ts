import { formatMoney } from '@forecourt/domain';
import type { PurchaseContext } from './context.ts';
import type { OrderValues } from './stepValues.ts';
import type { FormStep } from './steps.ts';

/** One answer of an order in a line, for looking it over before paying; null while it is open. */
export function stepSummary(step: FormStep, values: OrderValues, context: PurchaseContext): string | null {
  switch (step) {
    case 'your-car':
      return values['your-car'] ? formatMoney(values['your-car'].price) : null;
    case 'trade-in': {
      const given = values['trade-in'];
      if (!given) return null;
      return given.trade_in === 'No'
        ? 'None'
        : `${given.trade_year} ${given.trade_make} ${given.trade_model}, ${given.trade_rego}`;
    }
    case 'payment': {
      const given = values.payment;
      if (!given) return null;
      if (given.payment_method === 'Cash') return 'Cash, without finance';
      return `Finance over ${given.finance_years} ${given.finance_years === '1' ? 'year' : 'years'}`;
    }
    case 'extras': {
      const given = values.extras;
      if (!given) return null;
      const names = context.extras.filter(({ id }) => given.extras.includes(id)).map(({ name }) => name);
      return names.join(', ') || 'None';
    }
    case 'delivery': {
      const given = values.delivery;
      if (!given) return null;
      return given.handover === 'Pickup'
        ? `Pick-up at ${context.place}`
        : `${given.street}, ${given.suburb} ${given.delivery_state} ${given.delivery_postcode}`;
    }
    case 'details': {
      const given = values.details;
      return given ? `${given.name} ${given.last_name}, ${given.email}, ${given.phone}` : null;
    }
    case 'deposit':
      return null;
  }
}
